import { addDias, addMeses, diaInBrazil } from '@seleta/regras/dia'
import type { PoolClient } from 'pg'
import { publish, type Office } from './support/campanhas'
import { holdLock, openBeside } from './support/held-lock'
import { bringIn, takeBack } from './support/import-file'
import { openNights, type Nights } from './support/nights'
import { openDoors } from './support/strangers'
import { untilWaiting } from './support/until-waiting'

/** An import that is taken back takes along what it brought, and nobody with whom something has happened since. */

let nights: Nights
let office: Office
let enter: ReturnType<typeof openDoors>['enterPessoa']
beforeAll(async () => {
  nights = await openNights()
  office = nights.office
  enter = openDoors(office, 0).enterPessoa
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const MANTIDA = {
  situacao: 'mantida',
  motivos: { pessoa: 'Ficou: alguém já agiu com esta pessoa depois da importação.' },
}
const DESFEITA = { situacao: 'desfeita', motivos: {} }
async function linhasOf(id: number) {
  const { body } = await office.api.call('listLinhasImportacao', { params: { id }, query: {} }, as())
  return body.data.map(({ situacao, motivos, identificador }) => ({ situacao, motivos, identificador }))
}
async function rowsOf(nome: string) {
  const { rows } = await office.api.pool.query<{ identificador: string; oculta: boolean }>(
    'select identificador, oculta_em is not null as oculta from talento where nome = $1 order by id',
    [nome],
  )
  return rows
}

describe('somebody hidden whom an import brought back into sight', () => {
  /** @returns who is in sight again, and the import */
  async function bringBack(nome: string, email: string) {
    nights.wakeUp()
    const { identificador } = await enter({ nome, email, telefone: '' })
    const prazo = addMeses(diaInBrazil(new Date()), 18)
    await nights.night(addDias(prazo, -30))
    await nights.night(prazo)
    expect(await rowsOf(nome)).toEqual([{ identificador, oculta: true }])
    const id = await bringIn(office, `Nome;E-mail\n${nome};${email}`)
    expect(await rowsOf(nome)).toEqual([{ identificador, oculta: false }])
    return { id, params: { identificador }, dayOfErasure: addDias(prazo, 30) }
  }

  it('stays in sight when a recruiter has written about them since, and the night erases nobody', async () => {
    const { id, params, dayOfErasure } = await bringBack('Dora Anotada', 'dora@exemplo.test')
    await office.api.call('createNota', { params, body: { texto: 'Ótima conversa.' } }, as())
    await takeBack(office, id)
    expect(await linhasOf(id)).toMatchObject([MANTIDA])
    await nights.night(dayOfErasure)
    expect(await rowsOf('Dora Anotada')).toEqual([{ ...params, oculta: false }])
  })

  it('stays in sight when a recruiter has corrected what is told of them since', async () => {
    const { id, params } = await bringBack('Edna Corrigida', 'edna@exemplo.test')
    const { cidade: _, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
    const body = { ...dados, cidadeId: null, sobre: 'Solda desde 2010.' }
    expect((await office.api.call('saveCorrecao', { params, body }, as())).status).toBe(200)
    await takeBack(office, id)
    expect(await linhasOf(id)).toMatchObject([MANTIDA])
    expect(await rowsOf('Edna Corrigida')).toEqual([{ ...params, oculta: false }])
  })

  it('is hidden again when all that was written about them had been written before', async () => {
    nights.wakeUp()
    const nome = 'Fani Quieta'
    const { identificador } = await enter({ nome, email: 'fani@exemplo.test', telefone: '' })
    const body = { texto: 'Ligar em maio.' }
    await office.api.call('createNota', { params: { identificador }, body }, as())
    const prazo = addMeses(diaInBrazil(new Date()), 18)
    await nights.night(addDias(prazo, -30))
    await nights.night(prazo)
    const id = await bringIn(office, `Nome;E-mail\n${nome};fani@exemplo.test`)
    await takeBack(office, id)
    expect(await linhasOf(id)).toMatchObject([DESFEITA])
    expect(await rowsOf(nome)).toEqual([{ identificador, oculta: true }])
  })
})

describe('whom a file was joined to, and a recruiter took apart', () => {
  const separate = async (identificador: string) => {
    const { data } = (await office.api.call('listFusoes', { params: { identificador } }, as())).body
    const { body } = await office.api.call('undoFusao', { params: { id: data[0]?.id ?? 0 } }, as())
    return body.data.identificador
  }
  async function joinAndPart(nome: string, telefone: string) {
    nights.wakeUp()
    const { identificador } = await enter({ nome, email: `${telefone.slice(-4)}@exemplo.test`, telefone })
    const id = await bringIn(office, `Nome;Telefone;Habilidades\n${nome};${telefone};Solda`)
    expect(await linhasOf(id)).toMatchObject([{ situacao: 'unida' }])
    return { id, identificador, apart: await separate(identificador) }
  }

  it('is told as one of the file’s own, and goes with the import: of the file alone nobody stays', async () => {
    const { id, identificador, apart } = await joinAndPart('Olga Prado', '11 97777-2001')
    expect(await linhasOf(id)).toEqual([{ situacao: 'criada', motivos: {}, identificador: apart }])
    await takeBack(office, id)
    expect(await linhasOf(id)).toMatchObject([DESFEITA])
    expect((await rowsOf('Olga Prado')).map((row) => row.identificador)).toEqual([identificador])
    // Nobody would find them there, were they to come again and be erased.
    const { rows } = await office.api.pool.query('select from fusao where chegou::text like $1', [
      '%977772001%',
    ])
    expect(rows).toEqual([])
  })

  it('stays, and the row says so, when somebody has done something with them since', async () => {
    const { id, identificador, apart } = await joinAndPart('Olívia Prado', '11 97777-2002')
    const body = { texto: 'É outra pessoa.' }
    await office.api.call('createNota', { params: { identificador: apart }, body }, as())
    await takeBack(office, id)
    expect(await linhasOf(id)).toMatchObject([MANTIDA])
    expect((await rowsOf('Olívia Prado')).map((row) => row.identificador)).toEqual([identificador, apart])
  })
})

describe('an import', () => {
  let other: PoolClient
  beforeEach(async () => (other = await office.api.pool.connect()))
  afterEach(async () => {
    await other.query('rollback')
    other.release()
  })

  it('is taken back while somebody joins or takes apart people whom it told of: neither waits for the other', async () => {
    nights.wakeUp()
    const id = await bringIn(office, 'Nome;E-mail\nPalmira Prado;palmira@exemplo.test')
    await other.query('begin')
    // As the foreign key of a merge holds it.
    await other.query('select from importacao where id = $1 for key share', [id])
    await takeBack(office, id)
    expect(await linhasOf(id)).toMatchObject([DESFEITA])
  })
})

describe('what the page of somebody known tells of a file', () => {
  const CSV = 'Nome;E-mail;Telefone\nKelly Velha;kelly@exemplo.test;11933330001'
  const newest = async (identificador: string) => {
    const { data } = (await office.api.call('getTalento', { params: { identificador } }, as())).body
    return data.linhaDoTempo.map(({ texto }) => texto)[0]
  }
  const fusoes = async (identificador: string) =>
    (await office.api.call('listFusoes', { params: { identificador } }, as())).body.data

  it('is that it was taken back, and nobody is called taken apart', async () => {
    const { identificador } = await enter({ nome: 'Kelly Velha', email: 'kelly@exemplo.test', telefone: '' })
    await takeBack(office, await bringIn(office, CSV))
    expect(await fusoes(identificador)).toEqual([])
    expect(await newest(identificador)).toBe('O que veio por planilha foi desfeito')
    await bringIn(office, CSV)
    const [fusao] = await fusoes(identificador)
    await office.api.call('undoFusao', { params: { id: fusao?.id ?? 0 } }, as())
    expect(await fusoes(identificador)).toMatchObject([{ desfeitaEm: expect.any(String) }])
  })
})

it('waits for nobody who waits for it, when somebody of its campaign is erased in the very moment', async () => {
  const { id } = await publish(office)
  const importacao = await bringIn(office, 'Nome;E-mail\nVera Vai;vera@exemplo.test', id)
  const [vera] = await rowsOf('Vera Vai')
  const beside = await openBeside(office.api.pool)
  const held = await holdLock(beside, 'select from campanha where id = $1 for update', [String(id)])
  const params = { identificador: vera?.identificador ?? '' }
  const erasing = office.api.call('deleteTalento', { params }, as())
  await untilWaiting(beside, 1)
  const undoing = takeBack(office, importacao)
  await untilWaiting(beside, 2)
  await held.letGo()
  expect((await erasing).status).toBe(204)
  await undoing
  await beside.end()
  expect(await linhasOf(importacao)).toMatchObject([DESFEITA])
})
