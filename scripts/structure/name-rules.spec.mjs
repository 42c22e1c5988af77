import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findLoneBoards, findNameFaults } from './name-rules.mjs'

const faultsIn = (path, text = '', others = []) => findNameFaults([{ path, text }, ...others])
const WIRE = {
  path: 'shared/contract/src/a.ts',
  text: "export const A = z.object({ ordem: z.enum(['nova']) })",
}

test('a Portuguese technical word is caught in a file and a folder', () => {
  assert.deepEqual(faultsIn('api/src/areas/pessoas/lista/talentos-service.ts'), [
    'api/src/areas/pessoas/lista/talentos-service.ts: «lista» is list in code (docs/glossario.md)',
  ])
  assert.match(faultsIn('api/test/kanban-mover.spec.ts').join(' '), /«kanban» is board.*«mover» is move/)
  assert.equal(faultsIn('mfe-kanban/src/features/etapas/criar-etapa-dialog.tsx').length, 1)
})

test('and in every name that a source gives, exported or not', () => {
  for (const line of [
    'export function toPagina() {}',
    'export async function drawPagina() {}',
    'export const LISTA_MAX = 1',
    'export interface Planilha {}',
    'const exportar = 1',
    'let { a: lista } = x',
    'const { lista } = x',
    'const { lista = 1 } = x',
    'const [lista, setLista] = x',
    'const { ...outras } = x',
    'const x = (lista: string) => 1',
    'function x({ lista }: Y) {}',
    'function x(lista = 1) {}',
    'interface X { readonly lista: string }',
    'interface X { lista(): string }',
    'type X = (lista: string) => void',
    'const x = { lista: 1 }',
    'const x = { lista() {} }',
    'class X { lista() {} }',
    'class X { lista = 1 }',
    'for (const lista of x) y()',
    'try { x() } catch (erros) { y() }',
    'type X<Lista> = 1',
  ])
    for (const path of ['api/src/a.ts', 'host/src/a.ts', 'mfe-public/src/a.ts', 'shared/ui/src/a.ts'])
      assert.ok(faultsIn(path, line).length > 0, `${path}: ${line}`)
})

test('a noun of the trade is not English', () => {
  for (const line of [
    'const perCompany = 1',
    'const campaigns = []',
    'function findPerson() {}',
    'const inviteLink = 1',
  ])
    assert.equal(faultsIn('api/src/a.ts', line).length, 1, line)
})

test('an area’s id is no word for what stands in it', () => {
  assert.equal(faultsIn('mfe-kanban/src/features/board/kanban-board.tsx').length, 1)
  assert.equal(faultsIn('mfe-kanban/src/features/board/board.tsx', 'export const KanbanBoard = 1').length, 1)
  assert.equal(faultsIn('mfe-campaigns/src/features/campaigns/list.tsx').length, 1)
})

test('nouns of the trade, names of the wire and what is released pass', () => {
  for (const [path, text] of [
    ['api/src/areas/pessoas/importacao/undo-linhas.ts', 'export const undoLinhas = 1'],
    ['api/src/areas/selecao/board-routes.ts', 'const rows = { ordem: 1 }; const { ordem } = rows'],
    ['api/src/database/migrations/067-colunas-sem-leitor.ts', 'export const up = 1'],
    ['mfe-kanban/src/remote.ts', 'export const Board = 1'],
    ['mfe-campaigns/src/remote.ts', 'export const Campanhas = 1'],
    ['shared/contract/src/kanban.ts', 'export type FiltroKanban = string'],
    ['mfe-wizard/src/features/detalhes/detalhes-form.tsx', 'export function DetalhesForm() {}'],
    ['mfe-public/src/pages/vagas-page.tsx', 'const listVagasSalvas = 1'],
    ['e2e/src/remover.spec.ts', 'export const exportar = 1'],
    ['shared/ui/src/a.ts', 'const said = `uma lista`; call(said, "pagina")'],
  ])
    assert.deepEqual(faultsIn(path, text, [WIRE]), [], path)
  assert.equal(faultsIn('api/src/a.ts', 'const ordem = 1').length, 1)
})

test('a job board is never a board alone', () => {
  const told = (path, text) => findLoneBoards([{ path, text }]).length
  const path = 'api/src/areas/campanhas/conectores/entregas.ts'
  assert.equal(told(path, '/** What the board has to learn. */'), 1)
  assert.equal(told('mfe-wizard/src/rules/quadros.ts', 'const board = 1'), 1)
  assert.equal(
    told(path, '/** What the job board, or another job\n * board, has to learn: docs/072-boards.md. */'),
    0,
  )
  assert.equal(told('api/src/areas/selecao/board-hub.ts', '/** Wakes the board. */'), 0)
})
