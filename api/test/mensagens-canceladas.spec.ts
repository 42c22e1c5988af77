import { boardOf } from './support/board'
import { openOffice, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'

/** What waits to be sent when a campaign is deleted or ended (product 15): nobody is invited to what is over. */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())
const asMe = () => ({ token: office.token })

type Board = Awaited<ReturnType<typeof boardOf>>

const write = (
  { id, identificador }: Board,
  nomes: readonly string[],
  canal: 'EMAIL' | 'WHATSAPP' = 'EMAIL',
  headers: Readonly<Record<string, string>> = {},
) =>
  office.api.call(
    'sendMensagens',
    {
      body: {
        identificadores: nomes.map(identificador),
        campanhaId: id,
        canal,
        assunto: canal === 'EMAIL' ? 'Sobre a vaga' : '',
        texto: 'Venha nos visitar.',
      },
    },
    { ...asMe(), headers },
  )
const remove = ({ id }: Board) => office.api.call('deleteCampanha', { params: { id } }, asMe())
const restore = ({ id }: Board) => office.api.call('restoreCampanha', { params: { id } }, asMe())
const close = ({ id }: Board, enviarEncerramento: boolean) =>
  office.api.call('closeCampanha', { params: { id }, body: { enviarEncerramento } }, asMe())

/** The first name, kind and state of each message but the confirmations, in order of kinds and names. */
async function sayings({ id }: Board): Promise<string[]> {
  const { rows } = await office.api.pool.query<{ dita: string }>(
    `select concat_ws(' ', split_part(t.nome, ' ', 1), m.tipo, m.estado) as dita from mensagem m
      join talento t on t.id = m.talento_id where m.campanha_id = $1 and m.tipo <> 'confirmacao' order by m.tipo desc, t.nome, m.id`,
    [id],
  )
  return rows.map(({ dita }) => dita)
}

describe('deleting a campaign', () => {
  it('takes back what waits to be said of it, and what its people asked for themselves still comes', async () => {
    const board = await boardOf(office, ['Ana Alves', 'Bia Braga'])
    await board.move('Ana Alves', 'Entrevistas')
    await write(board, ['Bia Braga'])
    expect((await remove(board)).status).toBe(204)
    expect(await sayings(board)).toEqual(['Ana etapa cancelada', 'Bia avulsa cancelada'])
    const { rows } = await office.api.pool.query<{ estado: string }>(
      "select estado from mensagem where campanha_id = $1 and tipo = 'confirmacao'",
      [board.id],
    )
    expect(rows.map(({ estado }) => estado)).toEqual(['pendente', 'pendente'])
  })

  it('is taken back with the messages that it took back, and with no other', async () => {
    const board = await boardOf(office, ['Ana Alves', 'Bia Braga', 'Caio Costa'])
    await board.move('Ana Alves', 'Entrevistas')
    await board.move('Caio Costa', 'Entrevistas')
    const { body } = await write(board, ['Bia Braga', 'Caio Costa'])
    const mensagens = [body.data[1]?.mensagemId ?? 0]
    await office.api.call('cancelMensagens', { body: { mensagens } }, asMe())
    await remove(board)
    const box = openMailbox(office)
    await box.act(await box.keyOf('caio.costa@exemplo.test'), { acao: 'retirar', certeza: 'sim' })
    expect((await restore(board)).status).toBe(200)
    expect(await sayings(board)).toEqual([
      'Ana etapa pendente',
      'Caio etapa cancelada',
      'Bia avulsa pendente',
      'Caio avulsa cancelada',
    ])
  })

  it('brings back no e-mail more than a day late', async () => {
    const board = await boardOf(office, ['Ana Alves'])
    await board.move('Ana Alves', 'Entrevistas')
    await remove(board)
    await office.api.pool.query(
      `with c as (update campanha set excluida_em = excluida_em - interval '25 hours' where id = $1)
        update mensagem set alterada_em = alterada_em - interval '25 hours' where campanha_id = $1`,
      [board.id],
    )
    expect((await restore(board)).status).toBe(200)
    expect(await sayings(board)).toEqual(['Ana etapa cancelada'])
  })

  it('that has ended lets go on what answers its people', async () => {
    const board = await boardOf(office, ['Ana Alves', 'Bia Braga', 'Caio Costa'])
    await board.move('Ana Alves', 'Reprovados')
    await close(board, true)
    await write(board, ['Bia Braga'])
    await board.move('Caio Costa', 'Entrevistas')
    await remove(board)
    expect(await sayings(board)).toEqual([
      'Ana etapa pendente',
      'Caio etapa cancelada',
      'Bia encerramento pendente',
      'Caio encerramento pendente',
      'Bia avulsa pendente',
    ])
  })
})

describe('ending a campaign', () => {
  it('with the message is the last that its people hear, and who had their outcome hears that alone', async () => {
    const board = await boardOf(office, ['Ana Alves', 'Bia Braga', 'Caio Costa', 'Davi Dias'])
    await board.move('Ana Alves', 'Entrevistas')
    await board.move('Caio Costa', 'Reprovados')
    await board.move('Davi Dias', 'Contratados')
    await write(board, ['Bia Braga', 'Davi Dias'])
    expect((await close(board, true)).status).toBe(204)
    expect(await sayings(board)).toEqual([
      'Ana etapa cancelada',
      'Caio etapa pendente',
      'Davi etapa pendente',
      'Ana encerramento pendente',
      'Bia encerramento pendente',
      'Bia avulsa cancelada',
      'Davi avulsa pendente',
    ])
  })

  it('leaves what waits by WhatsApp for whoever it cannot reach', async () => {
    const board = await boardOf(office, ['Ana Alves', 'Bia Braga'])
    await office.api.pool.query(
      "update talento set email = null, telefone = '81999440001' where identificador = $1",
      [board.identificador('Bia Braga')],
    )
    await write(board, ['Ana Alves', 'Bia Braga'], 'WHATSAPP')
    await close(board, true)
    const said = await sayings(board)
    expect(said).toContain('Ana avulsa cancelada')
    expect(said).toContain('Bia avulsa pendente')
  })

  it('without it leaves what waits as it is', async () => {
    const board = await boardOf(office, ['Ana Alves'])
    await board.move('Ana Alves', 'Entrevistas')
    await close(board, false)
    expect(await sayings(board)).toEqual(['Ana etapa pendente'])
  })
})

describe('a message that was sent again because its answer was lost', () => {
  it('is told as taken back where it was taken back meanwhile', async () => {
    const board = await boardOf(office, ['Ana Alves', 'Bia Braga'])
    const send = () =>
      write(board, ['Ana Alves', 'Bia Braga'], 'EMAIL', { 'idempotency-key': 'sem-resposta' })
    const first = (await send()).body.data
    await office.api.call('cancelMensagens', { body: { mensagens: [first[0]?.mensagemId ?? 0] } }, asMe())
    const again = (await send()).body.data
    expect(again.map(({ nome, resultado, motivo }) => [nome, resultado, motivo])).toEqual([
      ['Ana Alves', 'nao-enviada', 'A mensagem foi cancelada antes de sair.'],
      ['Bia Braga', 'na-fila', ''],
    ])
    expect(again[1]).toEqual(first[1])
    expect(await sayings(board)).toEqual(['Ana avulsa cancelada', 'Bia avulsa pendente'])
  })
})
