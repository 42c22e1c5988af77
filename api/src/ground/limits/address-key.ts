import { isIPv6 } from 'node:net'

/**
 * The address of somebody as limits count it: an IPv4 address as it is, of an IPv6 one the /64 that one household or
 * machine has for itself, else each request could come from another. So could each connection by its port, which some
 * proxies write beside the address.
 */
export function addressKey(told: string): string {
  const ip = withoutPort(told)
  if (!isIPv6(ip)) return ip.toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1] !== undefined) return mapped[1]
  const [head = '', tail] = (ip.toLowerCase().split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

/** @param told '203.0.113.7:54321', '[2001:db8::1]:443', '[2001:db8::1]', or an address alone */
const withoutPort = (told: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(told)?.[1] ?? /^([\d.]+):\d+$/.exec(told)?.[1] ?? told
