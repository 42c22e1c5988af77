import { pararEmailsAddress } from './parar-emails-address'
import { shareAddresses } from './share-addresses'

test('a job is passed on with its name and its address, whatever signs they hold (product 56)', () => {
  const address = 'https://seleta.test/campanha/7?a=1&b=2'
  const shared = shareAddresses('Caixa & repositor', address)
  expect(shared.map(({ name }) => name)).toEqual(['WhatsApp', 'LinkedIn', 'E-mail'])
  const [whatsapp, linkedin, email] = shared.map(({ href }) => new URL(href))
  expect(whatsapp?.searchParams.get('text')).toBe(`Caixa & repositor ${address}`)
  expect(linkedin?.searchParams.get('url')).toBe(address)
  expect(email?.searchParams.get('subject')).toBe('Caixa & repositor')
  expect(email?.searchParams.get('body')).toBe(`Caixa & repositor ${address}`)
})

test('the key that ends mails comes back from its address as it was (decision 190)', () => {
  const address = new URL(pararEmailsAddress('a-b_c&d=e'), 'https://seleta.test')
  expect(address.searchParams.get('chave')).toBe('a-b_c&d=e')
})
