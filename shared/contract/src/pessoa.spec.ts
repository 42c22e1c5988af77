import { CorrecaoBody } from './acompanhamento'
import { InscricaoBody, InscricaoFormBody } from './talentos'

/** The ways by which people tell of themselves, filled in but for what is asked here. */
const WAYS = [
  ['the call', InscricaoBody, { consentimento: true, consentimentoVersao: '2026-11' }],
  [
    'the form without JavaScript',
    InscricaoFormBody,
    {
      cidade: '',
      formacao: '',
      experiencia: '',
      ultimoCargo: '',
      ultimaEmpresa: '',
      idiomas: [],
      habilidades: '',
      sobre: '',
      respostas: {},
      consentimento: true,
      origem: '',
      site: '',
    },
  ],
  ['the correction', CorrecaoBody, { cidade: '', sobre: '' }],
] as const

describe.each(WAYS)('%s', (_, schema, rest) => {
  const faults = (part: object) =>
    schema
      .safeParse({ nome: 'Ana Alves', email: 'ana@exemplo.test', telefone: '', ...rest, ...part })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

  test.each(['', ' ', '\t \n'])('takes a phone of %j for none', (telefone) => {
    expect(faults({ telefone })).toEqual([])
    expect(faults({ email: '', telefone })).toEqual([['email', 'Informe um e-mail ou um telefone.']])
  })

  test('takes a phone alone', () => {
    expect(faults({ email: '', telefone: '(81) 99999-0000' })).toEqual([])
  })

  test.each(['', 'A', ' A '])('does not take %j for a name', (nome) => {
    expect(faults({ nome })).toEqual([['nome', 'Informe seu nome.']])
  })
})
