/**
 * Where a job can be passed on to, by links that work everywhere (product 56).
 * @param title the job's name
 * @param address absolute address of its page
 */
export function shareAddresses(title: string, address: string) {
  const text = encodeURIComponent(`${title} ${address}`)
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    {
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
    },
    { name: 'E-mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${text}` },
  ] as const
}
