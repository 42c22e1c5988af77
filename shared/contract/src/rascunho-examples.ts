import type { FieldPath } from './campanha-fields'
import { campanhaFields } from './campanha-fields'
import type { CampanhaRascunho } from './campanhas'
import { createDefaultRascunho } from './default-rascunho'

/**
 * An example of every field of a draft (spec section 3, product 24), for the tests that follow it from the screen to the
 * database and back: nothing that the wizard asks for may be lost on the way (issue 4).
 */

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

/** Fields whose example is not just another text, number or answer, by wire path. */
const chosen: readonly (readonly [string, unknown])[] = [
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
  ['processoModeloId', 7],
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
  ['vaga.idiomas.outros', 'Libras'],
  ['vaga.candidatoContato.email', true],
  ['vaga.candidatoContato.whatsapp', true],
  ['vaga.candidatoContato.sms', true],
  ['vaga.candidatoContato.mensagem', 'Olá, {{nome}}'],
  ['vaga.curso.obrigatorios', [{ id: 5, nome: 'Administração' }]],
  ['vaga.beneficios', [{ beneficio: { id: 3, descricao: 'Plano de saúde' } }]],
  ['vaga.campanhaTestes', [{ idTeste: 9 }]],
  ['vaga.jornada.dias', [1, 2, 3]],
  ['vaga.jornada.inicio', '08:00'],
  ['vaga.jornada.fim', '17:00'],
  ['vaga.jornada.escala', '5x2'],
  ['vaga.perguntas', [pergunta]],
]

/** A day on which the examples are looked at: before those of the table. */
const ONE_DAY = '2026-11-21'

/** Follow from other fields: written by the wizard's mapper or the server. */
export const derivedFields: readonly string[] = [
  ...campanhaFields.filter(({ step }) => step === null).map(({ path }) => path),
  'vaga.funcoes',
]

/** Wire paths of everything inside, lists as a whole. */
export function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, path === '' ? key : `${path}.${key}`))
}

/** What is at a wire path. */
export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => Object(inner)[key], value)

const funcao = {
  id: 12,
  descricao: 'Auxiliar',
  status: 1,
  inclusao: null,
  alteracao: null,
  abler: null,
  bne: null,
}
const derivedExamples: readonly (readonly [string, unknown])[] = [
  ['cidade', { id: 1, nome: 'Campinas', uf: 'SP' }],
  ['enviarCatho', true],
  ['vaga.funcao', funcao],
  ['vaga.funcoes', [{ funcao }]],
]

/** Every field that the wizard writes, by wire path, with a value that is not its default. */
export const rascunhoExamples: readonly (readonly [string, unknown])[] = [
  ...chosen,
  ...plainExamples(new Set([...chosen.map(([path]) => path), ...derivedFields])),
]

/** A field that nobody chose an example for has one that its default leads to. */
function plainExamples(known: ReadonlySet<string>): readonly (readonly [string, unknown])[] {
  const padrao = createDefaultRascunho()
  return pathsOf(padrao)
    .filter((path) => !known.has(path))
    .map((path) => [path, otherThan(at(padrao, path), path)] as const)
}

function otherThan(padrao: unknown, path: string): unknown {
  const { opcoes, wrong } = campanhaFields.find((one) => one.path === path) ?? { opcoes: null, wrong: null }
  if (opcoes !== null)
    return Object.keys(opcoes).findLast((one) => one !== padrao && (wrong?.(one, ONE_DAY) ?? null) === null)
  if (typeof padrao === 'string') return 'Outro valor'
  if (typeof padrao === 'number') return padrao + 1
  if (typeof padrao === 'boolean') return !padrao
  throw new Error(`${path} needs an example of its own in rascunho-examples.ts`)
}

/**
 * A fresh draft with an example at one path of the table, all of its parts where it has some.
 * @public Tests of other packages write drafts with it.
 */
export function draftWithField(path: FieldPath): CampanhaRascunho {
  const known = [...rascunhoExamples, ...derivedExamples]
  return draftWith(known.filter(([one]) => one === path || one.startsWith(`${path}.`)))
}

/** A fresh draft with some fields set, each by its wire path. */
export function draftWith(fields: readonly (readonly [string, unknown])[]): CampanhaRascunho {
  const draft = createDefaultRascunho()
  for (const [path, value] of fields) {
    const keys = path.split('.')
    // A path is walked by the names of its keys.
    let at = draft as unknown as Record<string, unknown>
    // Each step of the path leads to an object; the last one is the field.
    for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>
    at[keys.at(-1) ?? ''] = value
  }
  return draft
}
