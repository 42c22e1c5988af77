import type { CampanhaRascunho } from './campanhas'
import { createRascunhoPadrao } from './rascunho-padrao'

/**
 * Every field of a draft (spec section 3, product 24), for the tests that follow it from the screen to the database
 * and back: nothing that the wizard asks for may be lost on the way (issue 4).
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

/** Every field that the wizard writes, by wire path, with a value that is not its default. */
export const rascunhoFields: readonly (readonly [string, unknown])[] = [
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

/** Written by the wizard's mapper or the server from other fields. */
export const derivedFields = ['cidade', 'enviarCatho', 'vaga.funcao', 'vaga.funcoes']

/** A fresh draft with some fields set, each by its wire path. */
export function draftWith(fields: readonly (readonly [string, unknown])[]): CampanhaRascunho {
  const draft = createRascunhoPadrao()
  for (const [path, value] of fields) {
    const keys = path.split('.')
    let at = draft as unknown as Record<string, unknown>
    for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>
    at[keys.at(-1) ?? ''] = value
  }
  return draft
}

/** Wire paths of everything inside, lists as a whole. */
export function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, path === '' ? key : `${path}.${key}`))
}
