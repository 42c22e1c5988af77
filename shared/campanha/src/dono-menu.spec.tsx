import type { Dono, SetDonoBody } from '@seleta/contract/donos'
import { identificadorOf } from '@seleta/testing/builders'
import { type FakeApi, offline, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DonoMenu } from './dono-menu'

/** Who takes care of people, chosen: product 71, decision 186. */

const GIL: Dono = { id: 3, nome: 'Gil' }
const LIA: Dono = { id: 4, nome: 'Lia' }

let api: FakeApi
let told: SetDonoBody[]
beforeEach(() => {
  told = []
  api = startFakeApi()
    .on('getUsuario', () => refuse(501))
    .on('listDonos', () => ({ data: [GIL, LIA] }))
    .on('setDono', ({ body }) => {
      told.push(body)
      const pessoas = body.pessoas.map(({ identificador }) => ({
        identificador,
        nome: 'Ana Alves',
        resultado: 'mudou' as const,
        antes: GIL,
      }))
      return { data: { pessoas } }
    })
})
afterEach(() => api.stop())

function Opened({ dono }: { readonly dono: Dono | null | undefined }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        Atribuir
      </button>
      {anchor === null ? null : (
        <DonoMenu
          campanhaId={7}
          identificadores={[identificadorOf(1)]}
          quem="Ana Alves"
          dono={dono}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}

const open = async (dono: Dono | null | undefined) => {
  const rendered = renderInHost(<Opened dono={dono} />)
  await userEvent.click(screen.getByRole('button', { name: 'Atribuir' }))
  await screen.findByRole('menu', { name: 'Atribuir Ana Alves a' })
  return rendered
}

test('by keys alone somebody is left with another colleague, told with who had them, and taken back to that one', async () => {
  const { host } = await open(GIL)
  expect(await screen.findByRole('menuitemradio', { name: 'Gil' })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(told[0]?.pessoas).toEqual([{ identificador: identificadorOf(1), donoId: LIA.id }])
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Ana Alves agora está com Lia. Antes: Gil.'))
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(told).toHaveLength(2))
  expect(told[1]?.pessoas).toEqual([{ identificador: identificadorOf(1), donoId: GIL.id, de: LIA.id }])
})

test('whoever is chosen already is not written again, and nobody can be taken from nobody', async () => {
  await open(null)
  await screen.findByRole('menuitemradio', { name: 'Gil' })
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(2)
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(told).toEqual([])
})

test('colleagues who do not come are asked for again from the menu', async () => {
  api.on('listDonos', offline)
  await open(undefined)
  const again = await screen.findByRole('menuitem', { name: /Tentar novamente$/ })
  api.on('listDonos', () => ({ data: [LIA] }))
  await userEvent.click(again)
  expect(await screen.findByRole('menuitemradio', { name: 'Lia' })).toBeVisible()
})
