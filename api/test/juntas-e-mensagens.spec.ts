import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { openJuntas } from './support/juntas'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/** What waits to be said of two applications to one campaign when a recruiter joins their people, and parts them (108). */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
let juntas: ReturnType<typeof openJuntas>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, 0)
  juntas = openJuntas(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
let many = 0
/** Two names of one phone, as those of one person may be, and the mailbox of each. */
function name() {
  many += 1
  const sobrenome = `Lacerda${'abcdefghijklmnop'[many] ?? ''}`
  const nomes = [`Davi ${sobrenome} Pinto`, `Davi ${sobrenome}`] as const
  return {
    nomes,
    emails: [`davi${many}@exemplo.test`, `davi.outro${many}@exemplo.test`] as const,
    telefone: `81 99933-00${many + 10}`,
  }
}
type Davi = Pick<ReturnType<typeof name>, 'emails' | 'telefone'> & {
  readonly nomes: readonly [string, string]
}
const send = ({ nomes, emails, telefone }: Davi, at: 0 | 1, campanhaId: number) =>
  doors.send({ nome: nomes[at], email: emails[at], telefone }, campanhaId)
/** A stage writes to whoever stands in this campaign for that mailbox. */
async function move(email: string, campanhaId: number, etapa: string) {
  const kanbanId = (await readBoard(office, campanhaId)).etapa(etapa).id
  const params = { identificador: await doors.identificadorOf(email), campanhaId, kanbanId }
  expect((await office.api.call('moveTalento', { params }, as())).status).toBe(200)
}
/** Stages write by WhatsApp as well. */
async function tellByWhatsapp(campanhaId: number, etapa: string) {
  const { id } = (await readBoard(office, campanhaId)).etapa(etapa)
  const contato = { email: true, whatsapp: true, sms: false }
  expect((await office.api.call('updateEtapa', { params: { id }, body: { contato } }, as())).status).toBe(200)
}
/** What each message begins by saying, in a word. */
const WORDS: readonly (readonly [string, string])[] = [
  ['Desta vez', 'fora'],
  ['pessoa escolhida', 'escolhida'],
  ['Gostamos do seu perfil', 'conversa'],
  ['foi encerrada', 'encerrada'],
  ['Venha nos visitar', 'visita'],
]
/** What waits to be said of a campaign, where it goes; confirmations are their people's own. */
async function waiting(campanhaId: number): Promise<string[]> {
  const query = { page: 0, size: 100, campanha: campanhaId, busca: '' }
  const { body } = await office.api.call('listMensagens', { query }, as())
  return body.data
    .flatMap(({ estado, corpo, canal, destinatario }) => {
      const word = WORDS.find(([words]) => corpo.includes(words))?.[1]
      return estado !== 'pendente' || word === undefined ? [] : [`${word} ${canal} ${destinatario}`]
    })
    .toSorted()
}
/** Somebody stands in Contratados, and a duplicate of theirs was tidied away among the rejected. */
async function hireAndTidy() {
  const davi = name()
  const { id } = await publish(office)
  await tellByWhatsapp(id, 'Reprovados')
  await send(davi, 0, id)
  await move(davi.emails[0], id, 'Contratados')
  await send(davi, 1, id)
  await move(davi.emails[1], id, 'Reprovados')
  const [escolhido, outro] = davi.emails
  const hers = [`escolhida EMAIL ${escolhido}`]
  const all = [...hers, `fora EMAIL ${outro}`, `fora WHATSAPP ${davi.telefone.replaceAll(/\D/g, '')}`]
  expect(await waiting(id)).toEqual(all)
  return { ...davi, id, hers, all }
}
const joined = async (identificador: string, emailDe?: string) =>
  (await doors.join(identificador, emailDe)).body.data.fusaoId ?? 0

describe('what waits of the application that gives way', () => {
  it('is not said to whoever was hired, by e-mail or by WhatsApp, and waits again where the two are two', async () => {
    const { nomes, id, hers, all } = await hireAndTidy()
    const fusaoId = await juntas.join(nomes)
    expect(await waiting(id)).toEqual(hers)
    expect(await juntas.part(fusaoId)).toBe(200)
    expect(await waiting(id)).toEqual(all)
  })

  it('is taken back where that is the older one too, with what was written by hand', async () => {
    const davi = name()
    const { id } = await publish(office)
    await send(davi, 0, id)
    await send(davi, 1, id)
    await move(davi.emails[0], id, 'Reprovados')
    await write(davi.emails[0], id)
    const [first, second] = davi.emails
    await move(second, id, 'Entrevistas')
    const fusaoId = await juntas.join(davi.nomes)
    // Who stays is the older one, with their mailbox.
    expect(await waiting(id)).toEqual([`conversa EMAIL ${first}`])
    await juntas.part(fusaoId)
    expect(await waiting(id)).toEqual([
      `conversa EMAIL ${second}`,
      `fora EMAIL ${first}`,
      `visita EMAIL ${first}`,
    ])
  })

  it('tells nobody who was hired that the campaign has ended', async () => {
    const davi = name()
    const { id } = await publish(office)
    await send(davi, 0, id)
    await move(davi.emails[0], id, 'Contratados')
    await send(davi, 1, id)
    await close(id)
    const [first, second] = davi.emails
    expect(await waiting(id)).toEqual([`encerrada EMAIL ${second}`, `escolhida EMAIL ${first}`])
    const fusaoId = await juntas.join(davi.nomes)
    expect(await waiting(id)).toEqual([`escolhida EMAIL ${first}`])
    await juntas.part(fusaoId)
    expect(await waiting(id)).toEqual([`encerrada EMAIL ${second}`, `escolhida EMAIL ${first}`])
  })

  it('is said to nobody who has withdrawn while the two were one', async () => {
    const { emails, id } = await hireAndTidy()
    const [escolhido, outro] = await Promise.all(emails.map(doors.identificadorOf))
    const chave = await mailbox.keyOf(emails[1])
    const fusaoId = await joined(escolhido ?? '', outro)
    expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
    expect(await waiting(id)).toEqual([])
    expect(await juntas.part(fusaoId)).toBe(200)
    expect(await waiting(id)).toEqual([])
  })

  it('is not said a second time where a recruiter has sent it again meanwhile', async () => {
    const { nomes, emails, id, hers, all } = await hireAndTidy()
    const fusaoId = await juntas.join(nomes)
    const canceladas = await juntas.ask<{ id: number }>(
      "select id from mensagem where campanha_id = $1 and estado = 'cancelada' and canal = 'EMAIL'",
      [id],
    )
    const body = { mensagens: canceladas.map((one) => one.id) }
    expect((await office.api.call('resendMensagens', { body }, as())).body.data.naFila).toBe(1)
    expect(await waiting(id)).toEqual([...hers, `fora EMAIL ${emails[0]}`])
    await juntas.part(fusaoId)
    expect(await waiting(id)).toEqual(all)
  })

  it.each<[string, (id: number, etapaId: number) => Promise<unknown>, string[]]>([
    ['the campaign has ended', (id) => close(id), ['escolhida']],
    ['the campaign is gone', (id) => office.api.call('deleteCampanha', { params: { id } }, as()), []],
    [
      'its stage is gone',
      (_, id) => office.api.call('deleteEtapa', { params: { id } }, as()),
      ['escolhida', 'visita'],
    ],
  ])('invites nobody once %s', async (_, end, words) => {
    const davi = name()
    const { id } = await publish(office)
    await send(davi, 0, id)
    await send(davi, 1, id)
    await move(davi.emails[1], id, 'Entrevistas')
    await write(davi.emails[1], id)
    await move(davi.emails[0], id, 'Contratados')
    const fusaoId = await juntas.join(davi.nomes)
    await end(id, (await readBoard(office, id)).etapa('Entrevistas').id)
    expect(await juntas.part(fusaoId)).toBe(200)
    expect((await waiting(id)).map((one) => one.split(' ')[0])).toEqual(words)
  })

  it('does not come more than a day later by e-mail', async () => {
    const { nomes, id, all } = await hireAndTidy()
    const fusaoId = await juntas.join(nomes)
    await juntas.ask(
      `with agora as (update mensagem set alterada_em = alterada_em - interval '25 hours'
         where campanha_id = $1 and estado = 'cancelada')
       update fusao set unida = jsonb_set(unida, '{largadas,0,canceladasEm}',
         to_jsonb((unida #>> '{largadas,0,canceladasEm}')::timestamptz - interval '25 hours')) where id = $2`,
      [id, fusaoId],
    )
    await juntas.part(fusaoId)
    expect(await waiting(id)).toEqual(all.filter((one) => !one.startsWith('fora EMAIL')))
  })
})

it('of three who are one each hears of their own again, in whichever order they are taken apart', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { nomes, id, all, emails } = await hireAndTidy()
    const terceiro = { ...name(), telefone: '' }
    await send(terceiro, 0, id)
    await move(terceiro.emails[0], id, 'Entrevistas')
    const todas = [...all, `conversa EMAIL ${terceiro.emails[0]}`].toSorted()
    await hint(terceiro.nomes[0], nomes[1])
    const fusoes = [await juntas.join([terceiro.nomes[0], nomes[1]]), await juntas.join([nomes[0], nomes[1]])]
    expect(await waiting(id)).toEqual([`escolhida EMAIL ${emails[0]}`])
    for (const at of order) expect(await juntas.part(fusoes[at] ?? 0)).toBe(200)
    expect(await waiting(id)).toEqual(todas)
  }
})

describe('what a stage says of an application while two are one', () => {
  it('goes to its own person once they are two again', async () => {
    const { davi, dois, fusaoId } = await joinBeside()
    await move(davi.emails[0], dois, 'Entrevistas')
    expect(await waiting(dois)).toEqual([`conversa EMAIL ${davi.emails[0]}`])
    await juntas.part(fusaoId)
    expect(await waiting(dois)).toEqual([`conversa EMAIL ${davi.emails[1]}`])
  })

  it('is taken back where it greets the other one', async () => {
    const { davi, dois, fusaoId } = await joinBeside('Maria')
    await move(davi.emails[0], dois, 'Entrevistas')
    await juntas.part(fusaoId)
    expect(await waiting(dois)).toEqual([])
  })
})

/** Two of whom each has applied to another campaign are one. @param primeiro the first name of who goes */
async function joinBeside(primeiro = 'Davi') {
  const davi = name()
  const nomes = [davi.nomes[0], davi.nomes[1].replace('Davi', primeiro)] as const
  const [um, dois] = [(await publish(office)).id, (await publish(office)).id]
  await send({ ...davi, nomes }, 0, um)
  await send({ ...davi, nomes }, 1, dois)
  if (primeiro !== 'Davi') await hint(nomes[1], nomes[0])
  const fusaoId = await juntas.join(nomes)
  return { davi, um, dois, fusaoId }
}
/** Two of whom nothing says that they may be one are beside each other all the same. */
const hint = (nome: string, outro: string) =>
  juntas.ask(
    `insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
     select n.empresa_id, n.id, o.id, 'nome' from talento n, talento o where n.nome = $1 and o.nome = $2
     on conflict do nothing`,
    [nome, outro],
  )
/** A recruiter writes to somebody by hand. */
async function write(email: string, campanhaId: number) {
  const identificadores = [await doors.identificadorOf(email)]
  const body = {
    identificadores,
    campanhaId,
    canal: 'EMAIL' as const,
    assunto: 'Visita',
    texto: 'Venha nos visitar.',
  }
  expect((await office.api.call('sendMensagens', { body }, as())).status).toBe(200)
}
const close = async (id: number) => {
  const body = { enviarEncerramento: true }
  expect((await office.api.call('closeCampanha', { params: { id }, body }, as())).status).toBe(204)
}
