import type { Undoable } from './services'
import { createUndoStack } from './undo-stack'

/** What can be taken back, and what becomes of it when that fails. */

interface Failure {
  readonly text: string
  readonly canRepeat: boolean
}
const OFFLINE: Failure = { text: 'Sem conexão.', canRepeat: true }
const until = Date.now() + 60_000

function start() {
  const said: string[] = []
  const stack = createUndoStack({
    show: ({ text }, _, tone) => void said.push(`${tone}: ${text}`),
    hide: (about) => void said.push(`hide ${about}`),
    tell: (text) => void said.push(`tell ${text}`),
    // What this test refuses with.
    explain: (failure) => failure as Failure,
  })
  const gone: string[] = []
  const answers: ((failure: Failure | null) => void)[] = []
  const offer = (about: string, changed: Partial<Undoable> = {}) =>
    stack.offer({
      about,
      text: `${about} foi.`,
      until,
      run: () =>
        new Promise((resolve, reject) => {
          answers.push((failure) => (failure === null ? resolve(null) : reject(failure)))
        }),
      onGone: () => void gone.push(about),
      ...changed,
    })
  const answer = async (failure: Failure | null) => {
    answers.at(-1)?.(failure)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { stack, said, gone, offer, answers, answer }
}

test('what could not be taken back is offered again, says why, and is gone once it was', async () => {
  const { stack, said, gone, offer, answers, answer } = start()
  offer('nota')
  expect(stack.takeBack()).toBe(true)
  expect(stack.latest()).toBeNull()
  expect(stack.takeBack()).toBe(false)
  await answer(OFFLINE)
  expect(stack.latest()).toMatchObject({ about: 'nota', text: 'Sem conexão.' })
  expect(said).toEqual(['success: nota foi.', 'hide nota', 'error: Sem conexão.'])
  expect(gone).toEqual([])
  stack.takeBack()
  await answer(null)
  expect(stack.latest()).toBeNull()
  expect(gone).toEqual(['nota'])
  expect(answers).toHaveLength(2)
})

test('what was refused for good is told and offered no more: the one before it is next', async () => {
  const { stack, said, gone, offer, answer } = start()
  offer('mensagem')
  offer('nota')
  stack.takeBack()
  await answer({ text: 'O prazo passou.', canRepeat: false })
  expect(said.at(-1)).toBe('tell O prazo passou.')
  expect(gone).toEqual(['nota'])
  expect(stack.latest()?.about).toBe('mensagem')
})

test('what is no longer true when the answer comes is not offered again, but told', async () => {
  const { stack, said, gone, offer, answer } = start()
  offer('nota')
  stack.takeBack()
  stack.withdraw('nota')
  expect(gone).toEqual(['nota'])
  await answer(OFFLINE)
  expect(stack.latest()).toBeNull()
  expect(said.at(-1)).toBe('tell Sem conexão.')
  expect(gone).toEqual(['nota'])
})

test('a newer one of the same name stays when the older one could not be taken back', async () => {
  const { stack, gone, offer, answer } = start()
  offer('movimento')
  stack.takeBack()
  offer('movimento', { text: 'Em Entrevistas.' })
  await answer(OFFLINE)
  expect(stack.latest()?.text).toBe('Em Entrevistas.')
  expect(gone).toEqual(['movimento'])
})

test('an area from before, which answers nothing, is heard once', async () => {
  const { stack, said, gone, offer } = start()
  const run = jest.fn(() => undefined)
  offer('nota', { run })
  stack.takeBack()
  await new Promise((resolve) => setTimeout(resolve))
  expect(run).toHaveBeenCalledTimes(1)
  expect([stack.latest(), gone]).toEqual([null, ['nota']])
  expect(said).toEqual(['success: nota foi.', 'hide nota'])
})
