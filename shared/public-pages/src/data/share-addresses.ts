/**
 * Where a job can be passed on to, by links that work everywhere (product 56).
 * @param title the job's name
 * @param address absolute address of its page
 */
export function shareAddresses(title: string, address: string): readonly (readonly [string, string])[] {
  const text = encodeURIComponent(`${title} ${address}`)
  const [name, url] = [title, address].map(encodeURIComponent)
  return [
    ['WhatsApp', `https://wa.me/?text=${text}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
    ['E-mail', `mailto:?subject=${name}&body=${text}`],
  ]
}
