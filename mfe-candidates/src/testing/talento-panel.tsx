import { beginSession, endSession } from '@seleta/api-client'
import { useSearchParams } from '@seleta/shell'
import {
  buildEtapaItem,
  buildTalento,
  buildTalentoItem,
  identificadorOf,
  pageOf,
} from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import TalentoPanel from '../pages/talento-panel'

/** The panel of one person, over a list of ten on two pages, behind a fake api. */

export const AT = '/dashboard/candidatos/7'
const base = buildTalento()

/** Plays the host: shows the panel while the address carries `?talento=`. */
function Host() {
  const [params, setParams] = useSearchParams()
  const value = params.get('talento')
  if (value === null) return null
  const close = () =>
    setParams((now) => {
      now.delete('talento')
      return now
    })
  return <TalentoPanel value={value} onClose={close} />
}

export function startTalentoApi(): FakeApi {
  window.innerWidth = 1440
  return startFakeApi()
    .on('getTalento', ({ params }) => {
      const n = Number(params.identificador.slice(-12))
      return {
        data: buildTalento({
          identificador: params.identificador,
          informacaoPessoal: { ...base.informacaoPessoal, nome: `Pessoa ${n}` },
        }),
      }
    })
    .on('listEtapas', () => ({ data: [buildEtapaItem()] }))
    .on('getAvaliacoes', () => ({ data: [] }))
    .on('listNotas', () => ({ data: [] }))
    .on('listTestesDoTalento', () => ({ data: [] }))
    .on('listVideosDoTalento', () => ({ data: [] }))
    .on('listRespostasDoTalento', () => ({ data: [] }))
    .on('filterTalentos', ({ query }) => {
      const first = query.page * 8 + 1
      const count = query.page === 1 ? 2 : 8
      const people = Array.from({ length: count }, (_, i) =>
        buildTalentoItem({ identificador: identificadorOf(first + i), nome: `Pessoa ${first + i}` }),
      )
      return pageOf(people, 10, 8)
    })
}

export function stopTalentoApi(api: FakeApi): void {
  api.stop()
  // Logging out forgets the keyword about people.
  beginSession('um-token-de-teste', false)
  endSession('logout')
}

export const showPanel = (at: string) => renderInHost(<Host />, { at })
export const openTalento = (n: number, query = '') => showPanel(`${AT}?talento=${identificadorOf(n)}${query}`)
