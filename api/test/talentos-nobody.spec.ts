import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import type { z } from 'zod'
import { CAMPINAS, type Office, openOffice, SAO_PAULO } from './support/campanhas'
import { openTresPessoas } from './support/tres-pessoas'

type Filtro = z.input<typeof FiltroTalentosBody>

let office: Office
let campanhaId: number
beforeAll(async () => {
  office = await openOffice()
  ;({ campanhaId } = await openTresPessoas(office))
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
      pesquisa: { palavraChave: 'balcão' },
      cidades: [SAO_PAULO.id],
    })
    expect(basket.semFiltro).toEqual([
      { filtro: 'palavraChave', total: 1 },
      { filtro: 'cidades', total: 1 },
    ])
  })

  it.each([null, 'campanha'])('names the newer filters as well, in %s', async (where) => {
    const idCampanha = where === null ? null : campanhaId
    const fontes = ['ninguem']
    expect((await empty({ idCampanha, fontes })).semFiltro).toEqual([{ filtro: 'fontes', total: 3 }])
    expect((await empty({ idCampanha, cnh: ['E'] })).semFiltro).toEqual([{ filtro: 'cnh', total: 3 }])
    expect((await empty({ idCampanha, pretensaoMax: 1 })).semFiltro).toEqual([
      { filtro: 'pretensaoMax', total: 3 },
    ])
    // In a campaign the origins are the screen's own.
    if (idCampanha !== null) return
    const { semFiltro } = await empty({ idCampanha, origens: ['BNE'] })
    expect(semFiltro).toEqual([{ filtro: 'origens', total: 3 }])
  })

  it('says so of the moments too, of whoever was taken out, and counts no further than a list does', async () => {
    const figura = { nome: 'contratacoes', desde: new Date(Date.now() + 86_400_000).toISOString() } as const
    expect((await empty({ figura })).semFiltro).toEqual([{ filtro: 'figura', total: 3 }])
    expect((await empty({ eliminados: true })).semFiltro).toEqual([{ filtro: 'eliminados', total: 3 }])
    await office.api.pool.query(
      `with novas as (insert into talento (empresa_id, nome) select $1, 'Muita Gente' from generate_series(1, 1200)
         returning id, empresa_id)
       insert into inscricao (empresa_id, campanha_id, talento_id) select empresa_id, $2, id from novas`,
      [office.empresaId, campanhaId],
    )
    const { semFiltro } = await empty({ cidades: [999_999_999] })
    expect(semFiltro).toEqual([{ filtro: 'cidades', total: 1001 }])
  })

  it('leaves the counts beside the filters those of the words as they were typed', async () => {
    const filtro = { pesquisa: { palavraChave: 'balcão' }, cidades: [SAO_PAULO.id] }
    for (const idCampanha of [campanhaId, null]) {
      const { semFiltro } = await empty({ ...filtro, idCampanha })
      expect(semFiltro).toContainEqual({ filtro: 'cidades', total: 1 })
      const body = { ...filtro, idCampanha }
      const facetas = await office.api.call('countFacetas', { body }, { token: office.token })
      expect(facetas.body.data.cidades).toContainEqual(
        expect.objectContaining({ valor: String(CAMPINAS.id), total: 1 }),
      )
    }
  })

  it('takes a word that nobody has for a typing fault, and says for which', async () => {
    const { data, entendida } = await empty({ pesquisa: { palavraChave: 'recepcionsta' } })
    expect([data.map(({ nome }) => nome), entendida]).toEqual([['Carla Dias'], 'recepcionista'])
    expect(await empty({ pesquisa: { palavraChave: 'recepcionista' } })).not.toHaveProperty('entendida')
  })
})
