import { checkNewPassword } from './new-password'

test.each([
  ['curta', 'curta', { senha: 'Use pelo menos 10 caracteres.' }],
  ['uma senha longa', 'outra senha longa', { repeated: 'As duas senhas são diferentes.' }],
  ['uma senha longa', 'uma senha longa', {}],
])('%s repeated as %s', (password, repeated, wrong) => {
  expect(checkNewPassword(password, repeated)).toEqual(wrong)
})
