import { InscricaoBody, InscricaoFormBody } from './talentos'

/** What a browser posts of the form without JavaScript. */
const form = (part: object = {}) => ({
  nome: 'Ana Alves',
  email: 'ana@exemplo.test',
  telefone: '',
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
  ...part,
})
const body = (part: object = {}) => ({
  nome: 'Ana Alves',
  email: 'ana@exemplo.test',
  consentimento: true,
  consentimentoVersao: '2026-11',
  ...part,
})
const wrongIn = (schema: typeof InscricaoBody | typeof InscricaoFormBody, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []

/** Field of the form → the same of the call. */
const FIELDS = [
  ['nome', 'nome'],
  ['email', 'email'],
  ['telefone', 'telefone'],
  ['cidade', 'cidadeTexto'],
  ['formacao', 'formacao'],
  ['ultimoCargo', 'ultimoCargo'],
  ['ultimaEmpresa', 'ultimaEmpresa'],
  ['sobre', 'sobre'],
  ['origem', 'fonte'],
  ['site', 'site'],
] as const

describe('the application form as a page posts it', () => {
  it.each(FIELDS)('%s has the limits and the words of the call', (field, same) => {
    for (const text of ['', 'x', 'x'.repeat(61), 'x'.repeat(300), 'x'.repeat(4001)]) {
      const told = wrongIn(InscricaoFormBody, form({ telefone: '81999990000', [field]: text }))
      const expected = wrongIn(InscricaoBody, body({ telefone: '81999990000', [same]: text }))
      expect(told).toEqual(expected.map(([at, words]) => [at === same ? field : at, words]))
    }
  })

  it('gives back what was typed without the blanks around it', () => {
    expect(
      InscricaoFormBody.parse(form({ nome: '  Ana Alves ', email: ' ana@exemplo.test ' })),
    ).toMatchObject({ nome: 'Ana Alves', email: 'ana@exemplo.test' })
  })

  it.each([
    [{ email: '' }, 'email', 'Informe um e-mail ou um telefone.'],
    [{ consentimento: false }, 'consentimento', 'É preciso concordar para enviar a inscrição.'],
    [
      { habilidades: `Excel, ${'x'.repeat(61)}` },
      'habilidades',
      'No máximo 60 caracteres em cada habilidade.',
    ],
  ])('%j is refused at its field', (part, field, words) => {
    expect(wrongIn(InscricaoFormBody, form(part))).toEqual([[field, words]])
  })
})
