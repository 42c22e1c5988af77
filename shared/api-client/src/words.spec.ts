import type { Operation } from '@seleta/contract/routes'
import type { CallErrorKind } from './call-error'
import { CallError, canRetry, kindOfStatus } from './call-error'
import { notUndone, wordsFor } from './words'

const failure = (operation: Operation, kind: CallErrorKind, mensagem = '') =>
  new CallError({ operation, kind, mensagem, status: kind === 'server' ? 500 : 400 })

test.each<[Operation, string]>([
  ['getUsuario', 'Erro ao buscar usuário'],
  ['filterCampanhas', 'Erro ao buscar campanhas'],
  ['listFuncoes', 'Erro ao buscar lista de funções'],
  ['getTalento', 'Erro ao buscar informações do candidato'],
  ['moveTalento', 'Erro ao buscar candidato no kanban'],
  ['getCampanha', 'Erro ao buscar informações da campanha'],
  ['getKanban', 'Erro ao buscar informações do kanban'],
  ['askOpenai', 'Erro ao buscar resposta ia'],
])('a server failure of %s reads %s', (operation, text) => {
  expect(wordsFor(failure(operation, 'server'))).toBe(text)
})

test.each<[Operation, string]>([
  ['filterTalentos', 'Erro ao obter candidatos.'],
  ['deleteCampanha', 'Erro ao deletar campanha'],
  ['closeCampanha', 'Erro ao encerrar campanha.'],
  ['deleteEtapa', 'erro ao excluir kanban'],
])('%s fails with the text of the spec, whatever the reason', (operation, text) => {
  expect(wordsFor(failure(operation, 'server'))).toBe(text)
  expect(wordsFor(failure(operation, 'not-found', 'Não encontrado.'))).toBe(text)
})

test('the basket gives its own text to the call it shares with the candidate lists', () => {
  expect(wordsFor(failure('filterTalentos', 'server'), 'Erro ao obter talentos.')).toBe(
    'Erro ao obter talentos.',
  )
})

test('being offline and a time-out have words of their own', () => {
  expect(wordsFor(failure('filterTalentos', 'offline'))).toMatch(/^Sem conexão/)
  expect(wordsFor(failure('filterTalentos', 'timeout'))).toMatch(/60 segundos/)
})

test('a refusal of the server is told in the server’s words', () => {
  expect(wordsFor(failure('saveRascunho', 'conflict', 'Há uma versão mais nova.'))).toBe(
    'Há uma versão mais nova.',
  )
})

test('who can help is said in place of any other words, the fixed ones of the spec too', () => {
  const help = 'Você não está na equipe desta campanha. Peça a um administrador: Ana.'
  expect(wordsFor(failure('filterTalentos', 'forbidden', help), 'Erro ao obter talentos.')).toBe(help)
})

test('what is not a failed call is told in general words', () => {
  expect(wordsFor(new TypeError('x is undefined'))).toMatch(/Tente de novo/)
})

test.each<[number, CallErrorKind, boolean]>([
  [401, 'unauthorized', false],
  [404, 'not-found', false],
  [409, 'conflict', false],
  [413, 'too-large', false],
  [422, 'invalid', false],
  [429, 'too-many', false],
  [500, 'server', true],
  [503, 'server', true],
])('status %i is %s, and trying again helps: %s', (status, kind, helps) => {
  expect(kindOfStatus(status)).toBe(kind)
  expect(canRetry(new CallError({ operation: 'getKanban', kind, status }))).toBe(helps)
})

test.each<[CallErrorKind, string, boolean]>([
  ['offline', 'Sem conexão. Confira a internet e tente de novo. Pode já estar desfeito.', true],
  ['server', 'Não foi possível concluir agora. Tente de novo em instantes.', true],
  ['too-many', 'Devagar.', true],
  ['conflict', 'Beto mudou depois.', false],
])('what could not be taken back says what is known, and whether it may be: %s', (kind, text, canRepeat) => {
  const mensagem = { conflict: 'Beto mudou depois.', 'too-many': 'Devagar.' }[kind as string] ?? ''
  const error = new CallError({ operation: 'cancelMensagens', kind, mensagem, requestId: 'a1' })
  expect(notUndone(error)).toEqual({ text, canRepeat })
})
