import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import type { z } from 'zod'
import {
  apply,
  buildInscricao,
  CAMPINAS,
  openOffice,
  publish,
  RECIFE,
  SAO_PAULO,
  type Office,
} from './support/campanhas'

type Filtro = z.input<typeof FiltroTalentosBody>

let office: Office
let campanhaId: number
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
  const people = [
    { nome: 'Ana Conceição', cidadeId: SAO_PAULO.id, idiomas: ['Inglês'], sobre: 'Rotas de entrega.' },
    { nome: 'Bento Ávila', cidadeId: CAMPINAS.id, idiomas: ['Alemão'], sobre: 'Atendimento de balcão.' },
    { nome: 'Carla Dias', cidadeId: RECIFE.id, idiomas: ['Inglês'], ultimoCargo: 'Recepcionista' },
  ]
  for (const person of people) await apply(office.api, campanhaId, buildInscricao(person))
})
afterAll(() => office.api.close())

describe('a search that finds nobody (product 66)', () => {
  const empty = async (body: Filtro) => {
    const input = { query: { size: 8 }, body: { idCampanha: campanhaId, ...body } }
    return (await office.api.call('filterTalentos', input, { token: office.token })).body
  }

  it('says without which filter there would be whom, most people first', async () => {
    const { totalElements, semFiltro } = await empty({ idiomas: ['Inglês'], cidades: [CAMPINAS.id] })
    expect([totalElements, semFiltro]).toEqual([
      0,
      [
        { filtro: 'cidades', total: 2 },
        { filtro: 'idiomas', total: 1 },
      ],
    ])
    const basket = await empty({
      idCampanha: null,
      pesquisa: { palavraChave: 'atendimento' },
      cidades: [SAO_PAULO.id],
    })
    expect(basket.semFiltro).toEqual([
      { filtro: 'palavraChave', total: 1 },
      { filtro: 'cidades', total: 1 },
    ])
  })

  it('takes a word that nobody has for a typing fault, and says for which', async () => {
    const { data, entendida } = await empty({ pesquisa: { palavraChave: 'recepcionsta' } })
    expect([data.map(({ nome }) => nome), entendida]).toEqual([['Carla Dias'], 'recepcionista'])
    expect(await empty({ pesquisa: { palavraChave: 'recepcionista' } })).not.toHaveProperty('entendida')
  })
})
