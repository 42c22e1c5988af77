import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { hitsOfAll } from './support/hits'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors, pdf } from './support/strangers'

/** Somebody came in as a person on record and is taken apart again: what came with them is theirs (decision 063). */

let office: Office
let campanhaId: number
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
  mailbox = openMailbox(office)
  doors = openDoors(office, campanhaId)
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })

/** Takes apart who came in last as this person. @returns who stands for themselves now */
async function separate(identificador: string): Promise<string> {
  const { data } = (await office.api.call('listFusoes', { params: { identificador } }, as())).body
  const { body } = await office.api.call('undoFusao', { params: { id: data[0]?.id ?? 0 } }, as())
  return body.data.identificador
}
async function erase(identificador: string): Promise<void> {
  await office.api.call('deleteTalento', { params: { identificador } }, as())
  await office.api.app.jobs.runDue()
}
const traces = (texts: readonly string[]) => hitsOfAll(office.api.db, office.api.dataDir, texts)

/** Somebody sends once more for where a person stands already, and the person's mailbox says that it was them. */
async function sendAgain(nome: string) {
  const pessoa = await doors.enterPessoa({ idCampanha: campanhaId })
  const sobre = `Sobre ${nome}.`
  await doors.send({ nome, email: pessoa.email, telefone: '11 94444-0004', sobre }, campanhaId, pdf())
  await mailbox.answer(pessoa.email, 'confirmar')
  return { ...pessoa, texts: [nome, '944440004', sobre] }
}

describe('whoever was taken apart and is erased', () => {
  it('is in nothing that was sent for the one who was there first', async () => {
    const { identificador, texts } = await sendAgain('Wandressa Estranha')
    const apart = await separate(identificador)
    expect((await traces(texts)).map(({ onde }) => onde)).toContain('declaracao')
    await erase(apart)
    expect(await traces(texts)).toEqual([])
    expect((await doors.detail(identificador)).participacoes).toHaveLength(1)
  })

  it('is in nothing that was sent, where an older release had left it with the one who was there first', async () => {
    const { identificador, texts } = await sendAgain('Wanderleia Antiga')
    const apart = await separate(identificador)
    await office.api.pool.query(
      `update declaracao d set talento_id = (select id from talento where identificador = $1)
       where d.pessoa->>'nome' = 'Wanderleia Antiga'`,
      [identificador],
    )
    await erase(apart)
    expect(await traces(texts)).toEqual([])
  })

  it('is in no row of the file that had brought them in', async () => {
    const cpf = '529.982.247-25'
    const nome = 'Custódia Primeira'
    const csv = `Nome;E-mail;CPF\n${nome};custodia@exemplo.test;${cpf}\nZenóbia Engano;;${cpf}`
    const id = await bringIn(office, csv)
    const { rows } = await office.api.pool.query<{ identificador: string }>(
      'select identificador from talento where nome = $1',
      [nome],
    )
    const apart = await separate(rows[0]?.identificador ?? '')
    await erase(apart)
    expect(await traces(['Zenóbia'])).toEqual([])
    // The row of the person themselves is still told.
    const query = { page: 0, size: 10 }
    const { data } = (await office.api.call('listLinhasImportacao', { params: { id }, query }, as())).body
    expect(data.map((linha) => linha.nome)).toContain(nome)
  })
})

describe('an application that a stranger sent, and an import made the person’s own', () => {
  /** A stranger's application for somebody on record, and a file that puts them into the campaign. */
  async function sendAndImport(estranho: string) {
    const { id } = await publish(office)
    const pessoa = await doors.enterPessoa()
    await doors.send({ nome: estranho, email: pessoa.email, telefone: '' }, id)
    const importId = await bringIn(office, `Nome;E-mail\n${pessoa.nome};${pessoa.email}`, id)
    const stands = async () => {
      const { rows } = await office.api.pool.query<{ situacao: string }>(
        `select situacao from inscricao i join talento t on t.id = i.talento_id
         where campanha_id = $1 and t.identificador = $2`,
        [id, pessoa.identificador],
      )
      return rows.map(({ situacao }) => situacao)
    }
    return { ...pessoa, importId, stands }
  }

  it('goes when its mailbox says no after the import was taken back', async () => {
    const { email, importId, stands } = await sendAndImport('Fulana Primeira')
    await takeBack(office, importId)
    expect(await stands()).toEqual(['ativa'])
    await mailbox.answer(email, 'recusar')
    expect(await stands()).toEqual(['retirada'])
  })

  it('goes with the import when its mailbox had said no before, and not sooner', async () => {
    const { email, importId, stands } = await sendAndImport('Fulana Segunda')
    await mailbox.answer(email, 'recusar')
    expect(await stands()).toEqual(['ativa'])
    await takeBack(office, importId)
    expect(await stands()).toEqual(['retirada'])
  })

  it('goes when its mailbox says no after who was imported was taken apart', async () => {
    const { email, identificador, stands } = await sendAndImport('Fulana Terceira')
    await separate(identificador)
    await mailbox.answer(email, 'recusar')
    expect(await stands()).toEqual(['retirada'])
  })

  it('stays while another file that put them there stands', async () => {
    const { nome, email, importId, stands } = await sendAndImport('Fulana Quarta')
    const { rows } = await office.api.pool.query<{ campanhaId: number }>(
      'select campanha_id as "campanhaId" from inscricao order by id desc limit 1',
    )
    await bringIn(office, `Nome;E-mail\n${nome};${email}`, rows[0]?.campanhaId)
    await takeBack(office, importId)
    await mailbox.answer(email, 'recusar')
    expect(await stands()).toEqual(['ativa'])
  })
})

describe('two rows of one file with one e-mail, taken apart', () => {
  it('stand both in the campaign where the file put them, and leave it with the file', async () => {
    const { id } = await publish(office)
    const file = await bringIn(
      office,
      'Nome;E-mail;Telefone\nAna Casal;casal@exemplo.test;11933330001\nBeto Casal;casal@exemplo.test;11933330002',
      id,
    )
    const people = async () => Object.values((await readBoard(office, id)).people).flat()
    const { rows } = await office.api.pool.query<{ identificador: string }>(
      "select identificador from talento where nome = 'Ana Casal'",
    )
    await separate(rows[0]?.identificador ?? '')
    expect(await people()).toHaveLength(2)
    await takeBack(office, file)
    expect(await people()).toEqual([])
  })
})
