import { diaInBrazil } from '@seleta/regras/dia'
import type { Pool } from 'pg'
import { apply, buildInscricao, publish, readBoard, type Office } from './support/campanhas'
import { holdLock, openBeside } from './support/held-lock'
import { beginImport } from './support/import-file'
import { openNights, type Nights } from './support/nights'
import { untilWaiting } from './support/until-waiting'

/** What somebody did for themselves, or a recruiter with them, outlives what is taken back or tidied up around them. */

let nights: Nights
let office: Office
let pool: Pool
beforeAll(async () => {
  nights = await openNights()
  office = nights.office
  pool = await openBeside(office.api.pool)
})
afterAll(async () => {
  await pool.end()
  await office.api.close()
})

const as = () => ({ token: office.token })
const emailOf = (nome: string) => buildInscricao({ nome }).email ?? ''

async function idOf(nome: string): Promise<string> {
  const { rows } = await pool.query<{ identificador: string }>(
    'select identificador from talento where nome = $1',
    [nome],
  )
  return rows[0]?.identificador ?? ''
}

async function bringIn(nome: string, campanhaId: number): Promise<number> {
  const csv = `Nome;E-mail\n${nome};${emailOf(nome)}\n`
  const id = await beginImport(office.api.url, office.token, csv, campanhaId)
  await office.api.app.jobs.runDue()
  return id
}

async function takeBack(importacaoId: number) {
  await office.api.call('undoImportacao', { params: { id: importacaoId } }, as())
  await office.api.app.jobs.runDue()
  const { body } = await office.api.call('getImportacao', { params: { id: importacaoId } }, as())
  return body.data.contagem
}

/** Puts somebody known into a campaign, as the basket does. @returns how to take that back */
async function add(nome: string, campanhaId: number) {
  const kanbanId = (await readBoard(office, campanhaId)).etapa('Entrevistas').id
  const body = { identificadores: [await idOf(nome)], campanhaId, kanbanId }
  const { pessoas } = (await office.api.call('moveTalentos', { body }, as())).body.data
  return () => office.api.call('undoMoveTalentos', { body: { campanhaId, kanbanId, pessoas } }, as())
}

const write = async (nome: string, campanhaId: number) => {
  const body = {
    identificadores: [await idOf(nome)],
    campanhaId,
    canal: 'EMAIL' as const,
    assunto: 'Oi',
    texto: 'Oi, {{nome}}!',
  }
  return (await office.api.call('sendMensagens', { body }, as())).body.data.map(({ resultado }) => resultado)
}

/** What stands with somebody in a campaign. */
async function standing(nome: string, campanhaId: number) {
  const { rows } = await pool.query(
    `select (select count(*)::int from declaracao d where d.inscricao_id = i.id) as declaracoes,
       (select count(*)::int from mensagem m where m.inscricao_id = i.id and m.tipo <> 'etapa') as mensagens
     from inscricao i join talento t on t.id = i.talento_id where t.nome = $1 and i.campanha_id = $2`,
    [nome, campanhaId],
  )
  return rows as unknown
}

describe('an application that its person sent', () => {
  it('stays when the import that had brought them in is taken back', async () => {
    const { id } = await publish(office)
    const importacao = await bringIn('Wanda Importada', id)
    expect((await apply(office.api, id, buildInscricao({ nome: 'Wanda Importada' }))).status).toBe(200)
    const before = await standing('Wanda Importada', id)
    expect(await takeBack(importacao)).toMatchObject({ mantida: 1 })
    expect(await standing('Wanda Importada', id)).toEqual(before)
    expect(before).toMatchObject([{ declaracoes: 1 }])
  })

  it('stays when the recruiter who had added them takes that back', async () => {
    const [first, second] = [await publish(office), await publish(office)]
    await apply(office.api, first.id, buildInscricao({ nome: 'Kelly Adicionada' }))
    const undo = await add('Kelly Adicionada', second.id)
    await apply(office.api, second.id, buildInscricao({ nome: 'Kelly Adicionada' }))
    expect((await undo()).status).toBe(200)
    expect(await standing('Kelly Adicionada', second.id)).toMatchObject([{ declaracoes: 1 }])
  })

  it('brings them to light again, though the night had begun to hide them', async () => {
    const [first, second] = [await publish(office), await publish(office)]
    await apply(office.api, first.id, buildInscricao({ nome: 'Vera Antiga' }))
    const old = "now() - interval '3 years'"
    await pool.query(
      `with t as (update talento set criado_em = ${old}, retencao_avisada_em = (now() - interval '40 days')::date
         where nome = 'Vera Antiga' returning id)
       update inscricao i set criada_em = ${old}, na_etapa_desde = ${old}, situacao = 'retirada', retirada_em = ${old}
       from t where i.talento_id = t.id`,
    )
    const etapaId = (await readBoard(office, second.id)).etapa('Triagem').id
    const held = await holdLock(pool, 'select from etapa where id = $1 for no key update', [String(etapaId)])
    const applying = apply(office.api, second.id, buildInscricao({ nome: 'Vera Antiga' }))
    await untilWaiting(pool, 1)
    const night = nights.night(diaInBrazil(new Date()))
    await untilWaiting(pool, 2)
    await held.letGo()
    expect((await applying).status).toBe(200)
    await night
    nights.wakeUp()
    const { rows } = await pool.query(
      `select t.oculta_em, i.situacao from talento t join inscricao i on i.talento_id = t.id and i.campanha_id = $1
       where t.nome = 'Vera Antiga'`,
      [second.id],
    )
    expect(rows).toEqual([{ oculta_em: null, situacao: 'ativa' }])
  })
})

describe('a message to somebody', () => {
  it('stays when the import that had brought them in is taken back', async () => {
    const { id } = await publish(office)
    const importacao = await bringIn('Yara Escrita', id)
    expect(await write('Yara Escrita', id)).toEqual(['na-fila'])
    expect(await takeBack(importacao)).toMatchObject({ mantida: 1 })
    expect(await standing('Yara Escrita', id)).toMatchObject([{ mensagens: 1 }])
  })

  it('stays when the recruiter who had added them takes that back', async () => {
    const [first, second] = [await publish(office), await publish(office)]
    await apply(office.api, first.id, buildInscricao({ nome: 'Nara Escrita' }))
    const undo = await add('Nara Escrita', second.id)
    expect(await write('Nara Escrita', second.id)).toEqual(['na-fila'])
    expect((await undo()).status).toBe(200)
    expect(await standing('Nara Escrita', second.id)).toMatchObject([{ mensagens: 1 }])
  })
})
