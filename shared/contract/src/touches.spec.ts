import type { Operation } from './routes'
import { routes } from './routes'
import { touches } from './touches'

// Object.keys forgets the literal keys.
const operations = Object.keys(routes) as Operation[]
const table: Readonly<Record<string, readonly Operation[]>> = touches

/** Answers that somebody may keep: of a GET, and of a POST that only reads. */
const isRead = (operation: Operation) => routes[operation].method === 'GET' || table[operation]?.length === 0

test('each call that is no GET says what it makes old, and no other does', () => {
  expect(Object.keys(table).toSorted()).toEqual(
    operations.filter((operation) => routes[operation].method !== 'GET').toSorted(),
  )
})

test.each(Object.entries(table))(
  '%s makes old only answers that exist and are kept, each once',
  (_, touched) => {
    expect(new Set(touched).size).toBe(touched.length)
    expect(touched.filter((operation) => !(operation in routes) || !isRead(operation))).toEqual([])
  },
)

test('whoever moves a person makes the board, the lists and the person old, in every area', () => {
  for (const operation of ['moveTalento', 'moveTalentos', 'undoMoveTalentos'] as const)
    expect(touches[operation]).toEqual(
      expect.arrayContaining(['getKanban', 'filterKanban', 'filterTalentos', 'getTalento', 'listEtapas']),
    )
})

test('what follows from a change far away is old too', () => {
  // A campaign that asks for something else scores everybody anew, on the cards of its board as well.
  expect(touches.updateCampanha).toEqual(expect.arrayContaining(['filterTalentos', 'getKanban']))
  // Results go along to the one who stays.
  expect(touches.decideSemelhanca).toContain('listTestesDoTalento')
  // Who is responsible for how many is asked before somebody is removed.
  for (const operation of ['saveEquipe', 'createCampanha', 'createRascunho', 'duplicateCampanha'] as const)
    expect(touches[operation]).toContain('listUsuarios')
  // Who is asked to judge hangs on the role, the team and whether they are here.
  for (const operation of ['saveEquipe', 'savePapel', 'deleteUsuario'] as const)
    expect(touches[operation]).toContain('getAvaliacoes')
  // What a campaign's log tells is told by its activity.
  for (const operation of [
    'setMotivo',
    'updateEtapa',
    'markMensagemEnviada',
    'setDono',
    'moveTalento',
  ] as const)
    expect(touches[operation]).toContain('listAtividade')
  // Moving past the stage reveals, and is counted.
  expect(touches.moveTalento).toContain('getTriagemCega')
  // Whoever has been written to has their answer.
  expect(touches.markMensagemEnviada).toContain('getMetricas')
})
