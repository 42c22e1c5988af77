import { Campanha, CampanhaBody, CampanhaRascunho } from '@seleta/contract/campanhas'
import { createRascunhoPadrao } from '@seleta/contract/rascunho-padrao'
import fc from 'fast-check'
import { canonical, fromCampanha, isSameRequest, toPublishBody, toRequest } from './rascunho-mapper'

/** The way of a draft: request, the contract as the api validates it, detail, draft again. */
function throughTheWire(draft: CampanhaRascunho): CampanhaRascunho {
  const stored = CampanhaRascunho.parse(JSON.parse(JSON.stringify(toRequest(draft))))
  const detail = Campanha.parse({
    ...stored,
    id: 7,
    situacao: 'RASCUNHO',
    versao: 3,
    ultimoPasso: 'salario',
    alteradaEm: '2026-11-20T12:00:00.000Z',
    qtdTalentos: 0,
    publicacoes: [],
  })
  return fromCampanha(detail)
}

const funcao = {
  id: 12,
  descricao: 'Auxiliar',
  status: 1,
  inclusao: null,
  alteracao: null,
  abler: null,
  bne: null,
}
const pergunta = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Tem CNH?',
  obrigatoria: true,
  efeito: 'ELIMINAR' as const,
  criadaEm: '2026-11-20T12:00:00.000Z',
  tipo: 'SIM_NAO' as const,
  simCorreta: true,
  naoCorreta: false,
}

/** Every field that the wizard writes, by wire path, with a value that is not its default. */
const fields: readonly (readonly [string, unknown])[] = [
  ['nome', 'Auxiliar de logística'],
  ['nomeEmpresa', 'Aurora'],
  ['descricao', 'Turno da noite, R$ < 3.000'],
  ['quantidadeVagas', 4],
  ['inicio', '2026-12-01'],
  ['fechamento', '2026-12-31'],
  ['areaInteresse', 'Logística'],
  ['palavraChave', 'TI;RH;C#'],
  ['exclusivoPcd', true],
  ['observacao', 'Feriados alternados'],
  ['cidades', [{ cidade: { id: 3550308, codigo: '3550308', nome: 'São Paulo', uf: 'SP' } }]],
  ['quadros', ['ABLER', 'BNE']],
  ['vaga.descricao', '<p class="ql-align-center">Oi</p>'],
  ['vaga.tipoContratacoes', [{ id: 2, descricao: 'CLT' }]],
  ['vaga.campanhaResponsavel.nome', 'Marina'],
  ['vaga.campanhaResponsavel.email', 'm@a.br'],
  ['vaga.campanhaResponsavel.telefone', '(11) 98765-4321'],
  ['vaga.salarioMin', 1800],
  ['vaga.salarioMax', 2500],
  ['vaga.salarioHoraMin', 12],
  ['vaga.salarioHoraMax', 20],
  ['vaga.idadeMinima', 18],
  ['vaga.idadeMaxima', 60],
  ...['indiferente', 'ate6Meses', 'umDoisAnos', 'tresQuatroAnos', 'cincoAnos'].map(
    (flag) => [`vaga.tempoExperiencia.${flag}`, true] as const,
  ),
  ...['indiferente', 'fundamental', 'medio', 'tecnico', 'superior'].map(
    (flag) => [`vaga.nivelEnsino.${flag}`, true] as const,
  ),
  ...['indiferente', 'portugues', 'ingles', 'espanhol', 'frances', 'alemao', 'italiano'].map(
    (flag) => [`vaga.idiomas.${flag}`, true] as const,
  ),
  ['vaga.idiomas.outros', 'Libras'],
  ['vaga.candidatoContato.email', true],
  ['vaga.candidatoContato.whatsapp', true],
  ['vaga.candidatoContato.sms', true],
  ['vaga.candidatoContato.mensagem', 'Olá, {{nome}}'],
  ...['indiferente', 'completo', 'trancado', 'cursando'].map((flag) => [`vaga.curso.${flag}`, true] as const),
  ['vaga.curso.obrigatorios', [{ id: 5, nome: 'Administração' }]],
  ['vaga.beneficios', [{ beneficio: { id: 3, descricao: 'Plano de saúde' } }]],
  ['vaga.campanhaTestes', [{ idTeste: 9 }]],
  ['vaga.modalidade', 'hibrido'],
  ['vaga.jornada.dias', [1, 2, 3]],
  ['vaga.jornada.inicio', '08:00'],
  ['vaga.jornada.fim', '17:00'],
  ['vaga.jornada.escala', '5x2'],
  ['vaga.videoCv', 'opcional'],
  ['vaga.perguntas', [pergunta]],
]

/** Written by the mapper from other fields, and tested by themselves below. */
const derived = ['cidade', 'enviarCatho', 'vaga.funcao', 'vaga.funcoes']

function withField(path: string, value: unknown): CampanhaRascunho {
  const draft = createRascunhoPadrao()
  const keys = path.split('.')
  let at = draft as unknown as Record<string, unknown>
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>
  at[keys.at(-1) ?? ''] = value
  return draft
}

function leavesOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  )
}

describe('every field of a draft', () => {
  test('is in the table below', () => {
    const named = [...fields.map(([path]) => path), ...derived].toSorted()
    expect(named).toEqual(leavesOf(createRascunhoPadrao(), '').toSorted())
  })

  test.each(fields)('%s comes back as it was sent', (path, value) => {
    const draft = withField(path, value)
    expect(draft).not.toEqual(createRascunhoPadrao())
    expect(throughTheWire(draft)).toEqual({ ...draft, ...derivedOf(draft) })
  })

  const derivedOf = (draft: CampanhaRascunho) => ({
    enviarCatho: draft.quadros.includes('CATHO'),
    cidade: null,
  })

  test('all at once come back too', () => {
    const draft = createRascunhoPadrao() as unknown as Record<string, unknown>
    for (const [path, value] of fields) {
      const keys = path.split('.')
      let at = draft
      for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>
      at[keys.at(-1) ?? ''] = value
    }
    expect(throughTheWire(draft as unknown as CampanhaRascunho)).toEqual(draft)
  })
})

describe('the request', () => {
  test('leaves out functions that are placeholders and names the first real one', () => {
    const { vaga } = toRequest(withField('vaga.funcoes', [{ funcao: { ...funcao, id: 0 } }, { funcao }]))
    expect(vaga.funcoes).toEqual([{ funcao }])
    expect(vaga.funcao).toEqual(funcao)
  })

  test('has no older single city', () => {
    expect(toRequest(withField('cidade', { id: 1, nome: 'X', uf: 'SP' })).cidade).toBeNull()
  })

  test.each([
    [['CATHO'], true],
    [['ABLER', 'BNE'], false],
    [[], false],
  ])('says enviarCatho as the boards %j do', (quadros, expected) => {
    expect(toRequest(withField('quadros', quadros)).enviarCatho).toBe(expected)
  })

  test('of publishing names the draft that ends with it, and only when there is one', () => {
    const draft = createRascunhoPadrao()
    expect(CampanhaBody.parse(toPublishBody(draft, 9)).rascunhoId).toBe(9)
    expect('rascunhoId' in toPublishBody(draft, null)).toBe(false)
  })
})

describe('two versions are the same', () => {
  test('when only what the server puts right differs', () => {
    const mine = { ...withField('vaga.beneficios', [{ beneficio: { id: 3 } }]), nome: 'Auxiliar ' }
    const theirs = {
      ...withField('vaga.beneficios', [{ beneficio: { id: 3, descricao: 'Plano' } }]),
      nome: 'Auxiliar',
    }
    expect(isSameRequest(mine, theirs)).toBe(true)
  })

  test('never when a field of the table differs', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), ([path, value]) => {
        expect(isSameRequest(createRascunhoPadrao(), withField(path, value))).toBe(false)
      }),
    )
  })

  test('whatever the order of their keys', () => {
    expect(canonical({ a: 1, b: { d: 2, c: [3] } })).toBe(canonical({ b: { c: [3], d: 2 }, a: 1 }))
  })
})
