import { isAberta, isEncerrando as isEncerrandoInCode } from '@seleta/contract/aberta'
import { isTipoFinal, SITUACOES_CAMPANHA, TIPOS_ETAPA } from '@seleta/contract/limits'
import { addDias, diaInBrazil, startOfDia } from '@seleta/regras/dia'
import { isParada as isParadaOnCard, limiteOf } from '@seleta/contract/parada'
import fc from 'fast-check'
import { sql } from 'kysely'
import { diaParada, isParada } from '../src/database/sql/inscricao-waits'
import { readMeusDados } from '../src/areas/publico/acompanhamento/meus-dados-repository'
import { isCampanhaAberta, isEncerrando } from '../src/domain/campanha/campanhas-repository'
import { createAderenciaRepository } from '../src/domain/aderencia/aderencia-repository'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'

/**
 * Whatever zone a database server thinks it stands in, a day is Brazil's (audit W4). One zone is a day ahead from 7 in
 * the morning on, the other a day behind until 9: at every hour at least one of them has another date.
 */
describe.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('on a database in the zone %s', (zona) => {
  let office: Office
  beforeAll(async () => {
    office = await openOffice({}, { zona })
  })
  afterAll(() => office.api.close())
  const hoje = () => diaInBrazil(new Date())
  const shift = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)

  it('an application counts on the day on which it was made in Brazil', async () => {
    const { id } = await publish(office)
    const beginning = startOfDia(addDias(hoje(), -1))
    for (const [nome, at] of [
      ['Ana Alves', shift(beginning, -1)],
      ['Bia Braga', shift(beginning, 1)],
      ['Cid Costa', shift(beginning, 24 * 60 - 1)],
    ] as const) {
      await apply(office.api, id, buildInscricao({ nome }))
      await office.api.pool.query(
        `update evento set criado_em = $1
         where tipo = 'inscricao_criada' and talento_id = (select id from talento where nome = $2)`,
        [at, nome],
      )
    }
    const days = [
      { dia: addDias(hoje(), -2), total: 1 },
      { dia: addDias(hoje(), -1), total: 2 },
    ]
    const { porDia } = (await office.api.call('getMetricas', { params: { id } }, { token: office.token }))
      .body.data
    expect(porDia.slice(-3)).toEqual([...days, { dia: hoje(), total: 0 }])
    expect(porDia[0]?.dia).toBe(addDias(hoje(), -89))
    const graficos = (await office.api.call('getGraficos', { query: { dias: 7 } }, { token: office.token }))
      .body.data
    expect(graficos.porCampanha.map(({ dia, total }) => ({ dia, total }))).toEqual(days)
    expect(graficos.origens).toEqual([{ origem: 'MANUAL', total: 3 }])
  })

  it('a job that is still held is counted until today in Brazil', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Davi Dias', ultimoCargo: 'Padeiro' }))
    const talentoId = await office.api.pool
      .query<{ id: string }>(`select id from talento where nome = 'Davi Dias'`)
      .then(({ rows }) => Number(rows[0]?.id))
    const mesesSince = async (dia: string) => {
      await office.api.pool.query(
        'update experiencia set data_inicial = $1, data_final = null, atual = true where talento_id = $2',
        [dia, talentoId],
      )
      const perfis = createAderenciaRepository(office.api.db)
      const [found] = await perfis.listPerfis(office.empresaId, { talentoId }, 0, 1)
      return found?.perfil.experiencias[0]?.meses
    }
    const twoYears = (dia: string) => dia.replace(/^\d+/, (year) => String(Number(year) - 2))
    expect(await mesesSince(twoYears(hoje()))).toBe(24)
    expect(await mesesSince(twoYears(addDias(hoje(), 1)))).toBe(23)
  })

  it('a campaign that ends today in Brazil takes applications until midnight there', async () => {
    const { id } = await publish(office)
    // The list of a company is asked for by any job of it.
    const { id: campanha } = await publish(office)
    const isListed = async (fechamento: string) => {
      await office.api.pool.query('update campanha set fechamento = $2 where id = $1', [id, fechamento])
      const { body } = await office.api.call('listVagasPublicas', { query: { campanha } })
      return body.data.some((vaga) => vaga.id === id)
    }
    expect(await isListed(hoje())).toBe(true)
    expect(await isListed(addDias(hoje(), -1))).toBe(false)
  })

  it('what takes applications, and what closes soon, is the same to the database and to code, whatever a campaign is', async () => {
    const campanhas = fc.sample(
      fc.record({
        situacao: fc.constantFrom(...SITUACOES_CAMPANHA),
        fechamento: fc.option(fc.integer({ min: -3, max: 6 }).map((days) => addDias(hoje(), days))),
        excluida: fc.boolean(),
      }),
      { seed: 13, numRuns: 300 },
    )
    const { rows } = await sql<{ aberta: boolean; encerrando: boolean | null }>`
      select ${isCampanhaAberta('p')} as aberta, ${isEncerrando('p')} as encerrando from (
        select situacao, fechamento, case when excluida then now() end as excluida_em
        from json_to_recordset(${JSON.stringify(campanhas)}::json) as c (situacao text, fechamento date, excluida boolean)) p
    `.execute(office.api.db)
    const inCode = campanhas.map((campanha) => !campanha.excluida && isAberta(campanha, hoje()))
    expect(rows.map(({ aberta }) => aberta)).toEqual(inCode)
    const soon = campanhas.map((campanha) => !campanha.excluida && isEncerrandoInCode(campanha, hoje()))
    // A campaign without a closing day closes at none.
    expect(rows.map(({ encerrando }) => encerrando === true)).toEqual(soon)
    expect([new Set(inCode).size, new Set(soon).size]).toEqual([2, 2])
  })

  it('who stands too long in a stage is the same to the database and to a card, and so is the day on which it began', async () => {
    const pessoas = fc.sample(
      fc.record({
        desde: fc
          .integer({ min: 0, max: 9 * 24 * 60 })
          .map((minutes) => shift(new Date(), -minutes).toISOString()),
        limite: fc.option(fc.integer({ min: 1, max: 8 })),
        tipo: fc.option(fc.constantFrom(...TIPOS_ETAPA)),
        motivo: fc.option(fc.constant('Resposta errada')),
      }),
      { seed: 48, numRuns: 300 },
    )
    const { rows } = await sql<{ parada: boolean; dia: string | null; agora: Date }>`
      select ${isParada} as parada, ${diaParada}::text as dia, now() as agora
      from json_to_recordset(${JSON.stringify(pessoas)}::json) as p (desde timestamptz, limite int, tipo text, motivo text),
        lateral (select 'ativa' as situacao, p.motivo as eliminada_motivo, p.desde as na_etapa_desde) i,
        lateral (select p.limite as limite_dias, p.tipo) e
    `.execute(office.api.db)
    const onCards = pessoas.map(({ desde, limite, tipo, motivo }, n) =>
      isParadaOnCard(
        { naEtapaDesde: desde, eliminadaMotivo: motivo },
        limiteOf({ tipo, limiteDias: limite }),
        rows[n]?.agora ?? new Date(),
      ),
    )
    expect(rows.map(({ parada }) => parada)).toEqual(onCards)
    expect(new Set(onCards).size).toBe(2)
    const open = rows.filter((_, n) => pessoas[n]?.motivo === null && !isTipoFinal(pessoas[n]?.tipo ?? null))
    expect(open.map(({ parada }) => parada)).toEqual(open.map(({ dia }) => dia !== null && dia <= hoje()))
  })

  it('what somebody takes home tells each moment in UTC', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Eva Elias' }))
    const { rows } = await office.api.pool.query<{ id: string; criado_em: Date }>(
      `select id, criado_em from talento where nome = 'Eva Elias'`,
    )
    const dados = await readMeusDados(office.api.db, office.empresaId, Number(rows[0]?.id))
    expect(dados?.pessoa['criadoEm']).toBe(rows[0]?.criado_em.toISOString())
    const moments = JSON.stringify(dados).match(/\d{4}-\d\d-\d\dT[^"]*/g) ?? []
    expect(moments.length).toBeGreaterThan(5)
    expect(moments.filter((moment) => !/^[\d-]+T[\d:]+\.\d{3}Z$/.test(moment))).toEqual([])
  })

  it('a deleted campaign comes back until the day that it says in Brazil', async () => {
    const { id } = await publish(office)
    await office.api.call('deleteCampanha', { params: { id } }, { token: office.token })
    await office.api.pool.query('update campanha set excluida_em = $2 where id = $1', [
      id,
      shift(startOfDia(addDias(hoje(), -2)), 1),
    ])
    const { body } = await office.api.call('listCampanhasExcluidas', {}, { token: office.token })
    expect(body.data).toEqual([expect.objectContaining({ id, restauravelAte: addDias(hoje(), 28) })])
  })
})
