import { openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/** Somebody whom a form alone made, corrected by a recruiter: what is on record is vouched for (decisions 108, 192). */

let office: Office
let campanhaId = 0
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
  mailbox = openMailbox(office)
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const talentoDe = async (identificador: string) =>
  office.api.db
    .selectFrom('talento')
    .select(['nome', 'telefone', 'sobre', 'email'])
    .where('identificador', '=', identificador)
    .executeTakeFirst()

const CERTO = { nome: 'Rosa Prado', telefone: '11966665555', sobre: 'Dito à recrutadora.' }
let people = 0
/** Somebody by the form, and the recruiter's correction of them. */
async function enterCorrigida() {
  people += 1
  const email = `rosa${people}@exemplo.test`
  const telefone = `1195555${String(1000 + people)}`
  const dito = { nome: 'Roza Prado', email, telefone, sobre: 'Dito no formulário.' }
  const { chave } = await openDoors(office, campanhaId).send(dito)
  const { identificador } = await office.api.db
    .selectFrom('talento')
    .select('identificador')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { cidade, ...dados } = (await office.api.call('getCorrecao', { params: { identificador } }, as()))
    .body.data
  const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, ...CERTO }
  const { body: saved } = await office.api.call('saveCorrecao', { params: { identificador }, body }, as())
  return { identificador, chave, dito, correcaoId: saved.data.id ?? 0 }
}
/** What whoever sent it does by the link of the screen. */
const mend = (chave: string, nome: string) =>
  mailbox.act(chave, {
    acao: 'corrigir',
    nome,
    email: '',
    telefone: '11 94444-3333',
    cidade: '',
    sobre: 'De novo.',
  })

it('keeps what the recruiter wrote when whoever sent the form mends what they sent', async () => {
  const { identificador, chave } = await enterCorrigida()
  expect((await mend(chave, 'Roza Mentira')).location).toContain('feito=corrigida')
  expect(await talentoDe(identificador)).toMatchObject(CERTO)
})

it('keeps what the recruiter wrote when a file says what the form had said', async () => {
  const { identificador, dito } = await enterCorrigida()
  const csv = `Nome;E-mail;Telefone\n${dito.nome};${dito.email};${dito.telefone}`
  const form = new FormData()
  form.set('dados', '{}')
  form.set('arquivo', new Blob([csv]), 'p.csv')
  const response = await office.api.request('/talento/v1/importacoes', {
    method: 'POST',
    headers: { authorization: `Bearer ${office.token}` },
    body: form,
  })
  const params = { id: ((await response.json()) as { data: { id: number } }).data.id }
  const until = async (estado: string) => {
    for (;;) {
      await office.api.app.jobs.runDue()
      const { body } = await office.api.call('getImportacao', { params }, as())
      if (body.data.estado === estado) return
    }
  }
  const mapeamento = { nome: 0, email: 1, telefone: 2 }
  await office.api.call('checkImportacao', { params, body: { mapeamento, campanhaId: null } }, as())
  await until('conferida')
  await office.api.call('startImportacao', { params }, as())
  await until('concluida')
  expect(await talentoDe(identificador)).toMatchObject(CERTO)
})

it('is merely told of again once the recruiter takes the correction back', async () => {
  const { identificador, chave, correcaoId, dito } = await enterCorrigida()
  await office.api.call('undoCorrecao', { params: { id: correcaoId } }, as())
  expect(await talentoDe(identificador)).toMatchObject(dito)
  await mend(chave, 'Roza Prado Dias')
  expect(await talentoDe(identificador)).toMatchObject({ nome: 'Roza Prado Dias', sobre: 'De novo.' })
})

it('can still be taken back by whoever sent it', async () => {
  const { chave } = await enterCorrigida()
  const { location } = await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
  expect(location).toContain('feito=retirada')
})

it('shows beside her who took her e-mail by a form while a recruiter had it mistyped, and one click gives it back', async () => {
  const doors = openDoors(office, campanhaId)
  const { identificador, email } = await doors.enterPessoa({ nome: 'Livia Trocada' })
  const params = { identificador }
  const correct = async (novo: string) => {
    const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
    const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, email: novo }
    return office.api.call('saveCorrecao', { params, body }, as())
  }
  const { body: mistyped } = await correct(`x${email}`)
  await doors.send({ nome: 'Xis Estranho', email })
  const undone = await office.api.call('undoCorrecao', { params: { id: mistyped.data.id ?? 0 } }, as())
  const refused = await correct(email)
  expect([undone.status, refused.status]).toEqual([409, 422])
  const words =
    'Este e-mail está no cadastro de Xis Estranho. Se é da mesma pessoa, una os dois em «Talvez a mesma pessoa».'
  expect([undone.erro?.mensagem, refused.erro?.campos]).toEqual([words, { email: words }])
  const [par] = (await doors.detail(identificador)).semelhantes
  expect(par).toMatchObject({ nome: 'Xis Estranho', motivo: 'email' })
  await office.api.call(
    'decideSemelhanca',
    { params: { id: par?.id ?? 0 }, body: { decisao: 'juntas', emailDe: par?.identificador ?? '' } },
    as(),
  )
  expect(await talentoDe(identificador)).toMatchObject({ nome: 'Livia Trocada', email })
})
