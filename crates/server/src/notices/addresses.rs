//! Tells public addresses from those of private networks.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether an address is public: a request to it reaches nothing that only this server can reach.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = matches!(
        (a, b, c),
        // This network, private, loopback; multicast, reserved, broadcast.
        (0 | 10 | 127 | 224.., ..)
        // Private and link-local.
        | (172, 16..=31, _) | (192, 168, _) | (169, 254, _)
        // Shared by a provider's customers.
        | (100, 64..=127, _)
        // Protocols, documentation, the old way to IPv6, measurements.
        | (192, 0, 0 | 2) | (192, 88, 99) | (198, 18..=19, _) | (198, 51, 100) | (203, 0, 113)
    );
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(address) = address.to_ipv4_mapped() {
        return is_public_v4(address);
    }
    let segments = address.segments();
    if let [0x64, 0xff9b, 0, 0, 0, 0, high, low] = segments {
        // IPv4 through a translator.
        let [a, b] = high.to_be_bytes();
        let [c, d] = low.to_be_bytes();
        return is_public_v4(Ipv4Addr::new(a, b, c, d));
    }
    // Of all that was given out, this is what the world routes: no loopback, local, private or multicast address is in it.
    let global = segments[0] & 0xe000 == 0x2000;
    let special = matches!(
        (segments[0], segments[1]),
        // Protocols and tunnels; documentation.
        (0x2001, 0..0x200 | 0xdb8)
        // IPv4 by a tunnel, which may end anywhere; documentation again.
        | (0x2002, _) | (0x3fff, 0..0x1000)
    );
    global && !special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_leads_into_a_house_is_not_public() {
        for address in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "10.255.255.255",
            "100.64.0.1",
            "100.127.255.254",
            "127.0.0.1",
            "127.255.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "239.255.255.250",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::8.8.8.8",
            "::ffff:127.0.0.1",
            "::ffff:10.1.2.3",
            "::ffff:169.254.169.254",
            "64:ff9b::7f00:1",
            "64:ff9b::a00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:0:4136:e378::1",
            "2001:20::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "5f00::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "febf::1",
            "fec0::1",
            "ff02::1",
            "ff0e::1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn what_everybody_can_reach_is_public() {
        for address in [
            "1.1.1.1",
            "8.8.8.8",
            "100.63.255.255",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "192.167.1.1",
            "223.255.255.254",
            "::ffff:8.8.8.8",
            "64:ff9b::808:808",
            "2001:4860:4860::8888",
            "2606:4700::1111",
            "2a00:1450::1",
        ] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }
}
