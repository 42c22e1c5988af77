import { EMPTY_PESSOA, isPessoaTouched, toNewTalento } from './pessoa-draft'

test('the form as the call takes it', () => {
  const draft = {
    ...EMPTY_PESSOA,
    nome: 'Rita',
    nascimento: '03/02/1990',
    cidade: { id: 7, nome: 'Recife', uf: 'PE' },
    experiencia: 'UM_A_DOIS_ANOS' as const,
  }
  expect(toNewTalento(draft)).toMatchObject({
    nome: 'Rita',
    nascimento: '1990-02-03',
    cidadeId: 7,
    experiencia: 'UM_A_DOIS_ANOS',
  })
  expect(toNewTalento(EMPTY_PESSOA)).toMatchObject({ nascimento: '', cidadeId: null, experiencia: null })
})

test('an untouched form may close without a question', () => {
  expect(isPessoaTouched(EMPTY_PESSOA)).toBe(false)
  expect(isPessoaTouched({ ...EMPTY_PESSOA, idiomas: ['Inglês'] })).toBe(true)
})
