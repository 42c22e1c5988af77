import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { SITUACOES_FILTRO } from '@seleta/contract/limits'
import type { z } from 'zod'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

const filter = (body: z.input<typeof FiltroTalentosBody>) =>
  office.api.call('filterTalentos', { query: { size: 8 }, body }, { token: office.token })

describe('a stage of no type (product 64)', () => {
  /** What the one person is, in list, filter, counts and detail, which say the same. */
  const readSituacao = async (campanhaId: number) => {
    const [one] = (await filter({ idCampanha: campanhaId })).body.data
    const params = { identificador: one?.identificador ?? '' }
    const { data } = (await office.api.call('getTalento', { params }, { token: office.token })).body
    expect(data.participacoes[0]?.situacao).toBe(one?.situacao)
    const found: string[] = []
    for (const situacao of SITUACOES_FILTRO)
      if ((await filter({ idCampanha: campanhaId, situacoes: [situacao] })).body.totalElements === 1)
        found.push(situacao)
    const body = { idCampanha: campanhaId }
    const facetas = (await office.api.call('countFacetas', { body }, { token: office.token })).body.data
    const counted = (facetas.situacoes ?? []).filter(({ total }) => total > 0).map(({ valor }) => valor)
    expect(counted).toEqual(found)
    return [one?.situacao, ...found]
  }

  it('keeps what the person was last known as, and a move taken back is not remembered', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Rui Outra' }))
    const contato = { email: false, whatsapp: false, sms: false }
    const body = { nome: 'Teste prático', cor: '#123456', mensagemNotificacao: '', campanhaId: id, contato }
    const outra = (await office.api.call('createEtapa', { body }, { token: office.token })).body.data.id
    const { etapa } = await readBoard(office, id)
    const identificador = etapa('Triagem').talentos[0]?.identificador ?? ''
    const move = (kanbanId: number) =>
      office.api.call(
        'moveTalento',
        { params: { identificador, campanhaId: id, kanbanId } },
        { token: office.token },
      )
    await move(etapa('Entrevistas').id)
    await move(outra)
    expect(await readSituacao(id)).toEqual(['Entrevistas', 'entrevista'])

    const reprovados = etapa('Reprovados').id
    const { versao } = (await move(reprovados)).body.data
    expect(await readSituacao(id)).toEqual(['Reprovado', 'reprovado'])
    await office.api.call(
      'undoMoveTalentos',
      { body: { campanhaId: id, kanbanId: reprovados, pessoas: [{ identificador, versao }] } },
      { token: office.token },
    )
    expect(await readSituacao(id)).toEqual(['Entrevistas', 'entrevista'])

    // The stage they came from loses its type: nobody is known by it any more than before.
    await move(etapa('Finalistas').id)
    await office.api.call(
      'updateEtapa',
      { params: { id: etapa('Finalistas').id }, body: { tipo: null } },
      { token: office.token },
    )
    expect(await readSituacao(id)).toEqual(['Finalistas', 'finalista'])
  })

  it('is Em Seleção for whoever has stood in no other', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Eva Nova' }))
    const { etapa } = await readBoard(office, id)
    await office.api.pool.query('update etapa set tipo = null where id = $1', [etapa('Triagem').id])
    await office.api.pool.query('update inscricao set tipo_antes = null where campanha_id = $1', [id])
    expect(await readSituacao(id)).toEqual(['', 'em-selecao'])
  })
})
