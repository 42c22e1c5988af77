import { change, forgetTakenBack, lostOf, touch, useCall, useChange } from '@seleta/api-client'
import { CHAVE_HOURS } from '@seleta/contract/prazos'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { FakeApi, FakeReply } from './fake-api'
import { heldReply, offline, refuse, startFakeApi } from './fake-api'
import { renderInHost } from './fake-host'

let api: FakeApi
beforeEach(() => {
  api = startFakeApi()
    .on('listNotas', () => ({ data: [] }))
    .on('listFiltrosSalvos', () => ({ data: [] }))
    .on('listVagaModelos', () => ({ data: [] }))
    .on('deleteNota', () => undefined)
    .on('deleteVagaModelo', () => undefined)
})
afterEach(() => api.stop())

/** Stands for another area that shows these answers. */
function Shown() {
  const notas = useCall('listNotas', { params: { identificador: '0198c1a2-0000-7000-8000-000000000001' } })
  const modelos = useCall('listVagaModelos', {})
  return <p>{notas.isSuccess && modelos.isSuccess ? 'tudo lido' : 'lendo'}</p>
}

async function show(ui = <Shown />) {
  renderInHost(ui)
  await screen.findByText('tudo lido')
}
const readings = () => [api.callsOf('listNotas').length, api.callsOf('listVagaModelos').length]

test('a change is known wherever its answers are shown, and nothing else is read again', async () => {
  await show()
  expect(readings()).toEqual([1, 1])
  await act(() => change('deleteNota', { params: { id: 3 } }))
  await waitFor(() => expect(readings()).toEqual([2, 1]))
})

test('what the caller has brought up to date is not read again', async () => {
  await show()
  await act(() => change('deleteNota', { params: { id: 3 } }, { keeps: ['listNotas'] }))
  await act(() => change('deleteVagaModelo', { params: { id: 3 } }))
  await waitFor(() => expect(readings()).toEqual([1, 2]))
})

test('when the change fails half-way even that is read again; after a refusal nothing is', async () => {
  await show()
  api.on('deleteNota', () => refuse(422, 'Confira os campos.'))
  await act(() => change('deleteNota', { params: { id: 3 } }).catch(() => undefined))
  expect(readings()).toEqual([1, 1])
  api.on('deleteNota', () => refuse(500))
  await act(() =>
    change('deleteNota', { params: { id: 3 } }, { keeps: ['listNotas'] }).catch(() => undefined),
  )
  await waitFor(() => expect(readings()).toEqual([2, 1]))
})

test('of several in a row the last one tells', async () => {
  await show()
  for (const id of [1, 2, 3])
    await act(() => change('deleteNota', { params: { id } }, { isTouchedLater: true }))
  expect(readings()).toEqual([1, 1])
  await act(() => touch('deleteNota'))
  expect(readings()).toEqual([2, 1])
})

test('a change in a component follows up at the answer, and is over when the screen is up to date', async () => {
  const seen: string[] = []
  function Page() {
    const remove = useChange('deleteNota', (send, id: number) => send({ params: { id } }), {
      onSuccess: (_, id) => seen.push(`nota ${id}: ${readings().join(' ')}`),
    })
    return (
      <>
        <Shown />
        <button type="button" onClick={() => remove.mutate(7)}>
          {remove.isPending ? 'Excluindo…' : 'Excluir'}
        </button>
      </>
    )
  }
  await show(<Page />)
  fireEvent.click(screen.getByRole('button', { name: 'Excluir' }))
  await waitFor(() => expect(readings()).toEqual([2, 1]))
  await screen.findByRole('button', { name: 'Excluir' })
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatch(/^nota 7/)
})

test('a question answered with no sends nothing and reads nothing again', async () => {
  function Page() {
    const remove = useChange('deleteNota', () => Promise.resolve())
    return (
      <>
        <Shown />
        <button type="button" onClick={() => remove.mutate()}>
          Excluir
        </button>
      </>
    )
  }
  await show(<Page />)
  fireEvent.click(screen.getByRole('button', { name: 'Excluir' }))
  expect(api.callsOf('deleteNota')).toHaveLength(0)
  expect(readings()).toEqual([1, 1])
})

const NOTA = {
  id: 3,
  texto: 'Oi',
  quem: 'Ana',
  isMinha: true,
  criadaEm: '2026-11-30T12:00:00Z',
  editadaEm: null,
}

/** Writes one note at each press. */
function Writing({
  about = 'ana',
  texto = 'Oi',
  isOnceForLong = false,
  onFailedAway,
}: {
  readonly about?: string
  readonly isOnceForLong?: boolean
  readonly texto?: string
  readonly onFailedAway?: () => void
}) {
  const params = { identificador: '0198c1a2-0000-7000-8000-000000000001' }
  const write = useChange('createNota', (send) => send({ params, body: { texto } }), {
    onceAs: about,
    isOnceForLong,
    ...(onFailedAway && { onFailedAway }),
  })
  return <button onClick={() => write.mutate()}>Salvar {write.isPending ? 'espera' : write.status}</button>
}

test('what is sent again after its answer was lost is one thing, and what is sent anew is another', async () => {
  api.on('createNota', () => offline())
  renderInHost(<Writing />)
  const press = async (status: string) => {
    fireEvent.click(screen.getByRole('button'))
    await screen.findByRole('button', { name: `Salvar ${status}` })
  }
  await press('error')
  api.on('createNota', () => ({ data: NOTA }))
  await press('success')
  await press('success')
  await waitFor(() => expect(api.callsOf('createNota')).toHaveLength(3))
  const [first, again, anew] = api.callsOf('createNota').map(({ headers }) => headers['idempotency-key'])
  expect(first).toMatch(/^\d+(-\d+){3}$/)
  expect(again).toBe(first)
  expect(anew).not.toBe(first)
})

test('what is lost is one thing after the page was opened anew as well, until a refusal says what became of it', async () => {
  api.on('createNota', () => offline())
  const press = async () => {
    const { unmount } = renderInHost(<Writing />)
    fireEvent.click(screen.getByRole('button'))
    await screen.findByRole('button', { name: 'Salvar error' })
    unmount()
  }
  await press()
  expect(lostOf('createNota', 'ana')?.sent).toContain('Oi')
  // Of the first try that says nothing.
  api.on('createNota', () => refuse(429, 'Devagar.'))
  await press()
  expect(lostOf('createNota', 'ana')?.sent).toContain('Oi')
  api.on('createNota', () => refuse(422, 'Grande demais.'))
  await press()
  expect(lostOf('createNota', 'ana')).toBeNull()
  api.on('createNota', () => offline())
  await press()
  const [first, slower, again, anew] = api
    .callsOf('createNota')
    .map(({ headers }) => headers['idempotency-key'])
  expect([slower, again]).toEqual([first, first])
  expect(anew).not.toBe(first)
  forgetTakenBack('createNota', 'ana', 'Oi, Bia')
  forgetTakenBack('createNota', 'bia', 'Oi')
  await press()
  expect(api.callsOf('createNota').at(-1)?.headers['idempotency-key']).toBe(anew)
  forgetTakenBack('createNota', 'ana', 'Oi')
  await press()
  // What was lost was taken back: the same again is another note.
  expect(api.callsOf('createNota').at(-1)?.headers['idempotency-key']).not.toBe(anew)
})

test('what was lost of one is not forgotten by what is sent of another, nor by the hour of its first try', async () => {
  const clock = jest.spyOn(Date, 'now')
  const minutes = (n: number) => clock.mockReturnValue(n * 60_000)
  minutes(0)
  const press = async (about: string, status: string, texto = 'Oi') => {
    const { unmount } = renderInHost(<Writing about={about} texto={texto} />)
    fireEvent.click(screen.getByRole('button'))
    await screen.findByRole('button', { name: `Salvar ${status}` })
    unmount()
    return api.callsOf('createNota').at(-1)?.headers['idempotency-key']
  }
  api.on('createNota', () => offline())
  const first = await press('ana', 'error')
  minutes(9)
  expect(await press('ana', 'error')).toBe(first)
  expect(await press('ana', 'error', 'Oi, Ana')).not.toBe(first)
  api.on('createNota', () => ({ data: NOTA }))
  expect(await press('bia', 'success')).not.toBe(first)
  minutes(18)
  expect(await press('ana', 'success')).toBe(first)
  clock.mockRestore()
})

test('what outlives its form is one thing for as long as the server knows its key, counted from the first try', async () => {
  const clock = jest.spyOn(Date, 'now')
  const press = async (hours: number) => {
    clock.mockReturnValue(hours * 3_600_000)
    const { unmount } = renderInHost(<Writing about="caio" isOnceForLong />)
    fireEvent.click(screen.getByRole('button'))
    await screen.findByRole('button', { name: 'Salvar error' })
    unmount()
    return api.callsOf('createNota').at(-1)?.headers['idempotency-key']
  }
  api.on('createNota', () => offline())
  const first = await press(1)
  expect(await press(CHAVE_HOURS - 1)).toBe(first)
  expect(lostOf('createNota', 'caio')?.isOver).toBe(false)
  clock.mockReturnValue((CHAVE_HOURS + 1) * 3_600_000)
  expect(lostOf('createNota', 'caio')?.isOver).toBe(true)
  expect(await press(CHAVE_HOURS + 1)).not.toBe(first)
  clock.mockRestore()
})

test('whoever has sent the next of it means the words that were lost before anew', async () => {
  const press = async (texto: string, state: string) => {
    const { unmount } = renderInHost(<Writing about="dora" texto={texto} isOnceForLong />)
    fireEvent.click(screen.getByRole('button'))
    await screen.findByRole('button', { name: `Salvar ${state}` })
    unmount()
    return api.callsOf('createNota').at(-1)?.headers['idempotency-key']
  }
  api.on('createNota', () => offline())
  const first = await press('Liguei, não atendeu.', 'error')
  api.on('createNota', () => ({ data: NOTA }))
  await press('Vem amanhã.', 'success')
  expect(await press('Liguei, não atendeu.', 'success')).not.toBe(first)
})

test('the same words with another file are another thing', async () => {
  function Reading({ arquivo }: { readonly arquivo: File }) {
    const read = useChange('createImportacao', (send) => send({ body: {} }, { files: { arquivo } }), {
      onceAs: 'nova',
    })
    return <button onClick={() => read.mutate()}>Ler {read.status}</button>
  }
  api.on('createImportacao', () => offline())
  const press = async (conteudo: string) => {
    const arquivo = new File([conteudo], 'pessoas.csv', { lastModified: 1 })
    const { unmount } = renderInHost(<Reading arquivo={arquivo} />)
    fireEvent.click(screen.getByRole('button'))
    await screen.findByRole('button', { name: 'Ler error' })
    unmount()
    return api.callsOf('createImportacao').at(-1)?.headers['idempotency-key']
  }
  const first = await press('nome')
  expect(first).toBeTruthy()
  expect(await press('nome')).toBe(first)
  expect(await press('nome;email')).not.toBe(first)
})

test('a failure is told where nobody sees the form any more, and there alone', async () => {
  const onFailedAway = jest.fn()
  const held = heldReply<FakeReply>()
  api.on('createNota', () => held.reply)
  const { unmount } = renderInHost(<Writing onFailedAway={onFailedAway} />)
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(api.callsOf('createNota')).toHaveLength(1))
  unmount()
  held.release(refuse(500))
  await waitFor(() => expect(onFailedAway).toHaveBeenCalledTimes(1))
  api.on('createNota', () => refuse(500))
  renderInHost(<Writing onFailedAway={onFailedAway} />)
  fireEvent.click(screen.getByRole('button'))
  await screen.findByRole('button', { name: 'Salvar error' })
  expect(onFailedAway).toHaveBeenCalledTimes(1)
})
