import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findNameFaults } from './name-rules.mjs'

const faultsIn = (path, text = '') => findNameFaults([{ path, text }])

test('a Portuguese technical word is caught in a file, a folder and an exported name', () => {
  assert.deepEqual(faultsIn('api/src/areas/pessoas/lista/talentos-service.ts'), [
    'api/src/areas/pessoas/lista/talentos-service.ts: «lista» is list in code (docs/glossario.md)',
  ])
  assert.match(faultsIn('api/test/kanban-mover.spec.ts').join(' '), /«kanban» is board.*«mover» is move/)
  assert.equal(faultsIn('mfe-kanban/src/features/etapas/criar-etapa-dialog.tsx').length, 1)
  for (const line of [
    'export function toPagina() {}',
    'export async function drawPagina() {}',
    'export const LISTA_MAX = 1',
    'export interface Planilha {}',
  ])
    assert.equal(faultsIn('api/src/a.ts', line).length, 1, line)
})

test('nouns of the trade, names of the wire and what is released pass', () => {
  for (const [path, text] of [
    ['api/src/areas/pessoas/importacao/undo-linhas.ts', 'export const undoLinhas = 1'],
    ['api/src/areas/selecao/board-routes.ts', 'const rows = { getKanban: 1 }'],
    ['api/src/database/migrations/067-colunas-sem-leitor.ts', 'export const up = 1'],
    ['mfe-kanban/src/remote.ts', 'export const KanbanBoard = 1'],
    ['mfe-wizard/src/features/detalhes/detalhes-form.tsx', 'export function DetalhesForm() {}'],
    ['e2e/src/remover.spec.ts', 'export const exportar = 1'],
  ])
    assert.deepEqual(faultsIn(path, text), [], path)
})
