import { beginSession, endSession } from '@seleta/api-client'
import type { EtapaItem } from '@seleta/contract/kanban'
import { buildEtapaItem } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { offline, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRemoveEtapa } from '../../queries/use-remove-etapa'
import { EtapaDialog } from './etapa-dialog'

let api: FakeApi
beforeEach(() => {
  beginSession('a-sessao-da-rita', false, 7)
  api = startFakeApi()
    .on('listMensagemModelos', () => ({ data: [] }))
    .on('listFichas', () => ({ data: [] }))
    .on('readDestinatarios', () => ({ data: { pessoas: [], assuntoPadrao: '', emailLigado: true } }))
})
afterEach(() => {
  api.stop()
  act(() => endSession('logout'))
})

const triagem = buildEtapaItem({ id: 11, nome: 'Triagem', limiteDias: null })
const nome = () => screen.getByRole('textbox', { name: 'Nome da etapa' })
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

function Removal({ etapa }: { readonly etapa: EtapaItem }) {
  const remove = useRemoveEtapa(8, etapa, { onRemoved: jest.fn(), onOver: jest.fn() })
  return (
    <>
      <button onClick={() => remove.mutate(null)}>Tirar</button>
      {remove.isSuccess ? 'tirada' : ''}
    </>
  )
}

test('a stage whose answer was lost is made once after the page was loaded again, and anew after it was removed', async () => {
  api.on('createEtapa', () => offline()).on('deleteEtapa', () => undefined)
  const add = async (etapas: readonly EtapaItem[]) => {
    const before = api.callsOf('createEtapa').length
    const { unmount } = renderInHost(
      <EtapaDialog campanhaId={8} etapa={null} etapas={etapas} readers={[]} onClose={jest.fn()} />,
    )
    if (before === 0) {
      await userEvent.type(nome(), 'Oferta')
      await userEvent.type(screen.getByRole('textbox', { name: 'Mensagem de notificação' }), 'Oi.')
    }
    await press('Adicionar')
    await waitFor(() => expect(api.callsOf('createEtapa')).toHaveLength(before + 1))
    await waitFor(() => expect(nome().closest('[inert]')).toBeNull())
    unmount()
  }
  const oferta = buildEtapaItem({ id: 13, nome: 'Oferta' })
  await add([triagem])
  await add([triagem, oferta])
  const { unmount } = renderInHost(<Removal etapa={oferta} />)
  await press('Tirar')
  await screen.findByText('tirada')
  unmount()
  await add([triagem])
  const [first, again, anew] = api.callsOf('createEtapa')
  expect(again).toMatchObject({
    body: first?.body,
    headers: { 'idempotency-key': first?.headers['idempotency-key'] },
  })
  expect(anew?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key'])
})
