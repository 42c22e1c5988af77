import { whatsappLink } from './whatsapp-link'

test.each([
  ['11987654321', 'https://wa.me/5511987654321?text=Ol%C3%A1%20%26%20tchau'],
  ['(11) 98765-4321', 'https://wa.me/5511987654321?text=Ol%C3%A1%20%26%20tchau'],
  ['5511987654321', 'https://wa.me/5511987654321?text=Ol%C3%A1%20%26%20tchau'],
  ['1133334444', 'https://wa.me/551133334444?text=Ol%C3%A1%20%26%20tchau'],
  ['98765', null],
  ['', null],
])('%s leads to %s', (telefone, link) => {
  expect(whatsappLink(telefone, 'Olá & tchau')).toBe(link)
})
