import type { EntradaAnswer } from '@seleta/contract/entrada'
import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors, pdf } from './support/strangers'

/**
 * Whom a form alone has told of, and the company has met, keeps their name when somebody else is entered with their e-mail:
 * a slip, or a mailbox of two (decision 108).
 */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
let chave: string
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, 0)
  chave = (await office.api.call('createChaveOrigens', {}, { token: office.token })).body.data.chave
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const BRUNO = { nome: 'Bruno Reis', telefone: '81 91111-0001', sobre: 'Sou o Bruno', formacao: 'Doutorado' }
const ANA = { nome: 'Ana Lima', telefone: '81 92222-0002', sobre: 'Sou a Ana', formacao: 'Ensino Médio' }

let people = 0
/** He has applied by the form. */
async function openBruno(part: Partial<typeof BRUNO> = {}) {
  people += 1
  const email = `bruno${people}@exemplo.test`
  const [vaga, outra] = [(await publish(office)).id, (await publish(office)).id]
  await doors.send({ ...BRUNO, email, ...part }, vaga, pdf())
  return { email, vaga, outra, identificador: await doors.identificadorOf(email) }
}
type Bruno = Awaited<ReturnType<typeof openBruno>>

/** He is interviewed, and noted on. */
async function meet({ identificador, vaga: campanhaId }: Bruno) {
  const { id: kanbanId } = (await readBoard(office, campanhaId)).etapa('Entrevistas')
  const params = { identificador, campanhaId, kanbanId }
  expect((await office.api.call('moveTalento', { params }, as())).status).toBe(200)
  const body = { texto: 'Ótima entrevista' }
  expect((await office.api.call('createNota', { params: { identificador }, body }, as())).status).toBe(200)
}

type Told = typeof ANA & { readonly email: string; readonly cpf?: string }
const byHand = async (told: Told, idCampanha: number | null): Promise<EntradaAnswer> => {
  const form = new FormData()
  form.set('dados', JSON.stringify({ ...told, idCampanha }))
  const answer = await office.api.request('/talento/v1/talentos', {
    method: 'POST',
    headers: { authorization: `Bearer ${office.token}` },
    body: form,
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: EntradaAnswer }).data
}
const byFile = ({ nome, email, telefone, sobre, formacao, cpf = '' }: Told, campanhaId: number | null) =>
  bringIn(
    office,
    `Nome;E-mail;Telefone;Sobre;Escolaridade;CPF\n${[nome, email, telefone, sobre, formacao, cpf].join(';')}\n`,
    campanhaId,
  )
const byOrigin = async (told: Told, idCampanha: number | null): Promise<EntradaAnswer> => {
  const answer = await office.api.request('/talento/v1/origens/ABLER/talentos', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': chave },
    body: JSON.stringify({
      ...told,
      referencia: `${told.nome} ${told.email}`,
      ...(idCampanha !== null && { idCampanha }),
    }),
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: EntradaAnswer }).data
}
const WAYS: Record<string, (told: Told, campanhaId: number | null) => Promise<unknown>> = {
  'by hand': byHand,
  'by a file': byFile,
  'by an origin': byOrigin,
}

async function read(identificador: string) {
  const row = await doors.rowOf(identificador)
  const { participacoes, linhaDoTempo } = await doors.detail(identificador)
  return {
    nome: row?.['nome'],
    email: row?.['email'],
    telefone: row?.['telefone'],
    sobre: row?.['sobre'],
    formacao: row?.['formacao'],
    vagas: participacoes.map(({ campanhaId, situacao }) => `${campanhaId} ${situacao}`).toSorted(),
    notas: linhaDoTempo.filter(({ tipo }) => tipo === 'nota_criada').length,
  }
}
const listFusoes = async (identificador: string) =>
  (await office.api.call('listFusoes', { params: { identificador } }, as())).body.data
const HIS = { nome: BRUNO.nome, telefone: '81911110001' }
const HERS = { nome: ANA.nome, telefone: '81922220002' }

describe.each(Object.entries(WAYS))(
  'somebody entered %s with the e-mail of whom the company has met',
  (_, enter) => {
    it('takes nothing of his name and phone, and each has theirs when the two are taken apart', async () => {
      const bruno = await openBruno()
      await meet(bruno)
      const before = await read(bruno.identificador)
      await enter({ ...ANA, email: bruno.email }, bruno.outra)
      expect(await read(bruno.identificador)).toMatchObject(HIS)
      const [fusao, ...more] = await listFusoes(bruno.identificador)
      expect([fusao?.nome, more]).toEqual([ANA.nome, []])
      const { status, body } = await doors.separate(fusao?.id ?? 0)
      expect(status).toBe(200)
      expect(await read(bruno.identificador)).toEqual(before)
      expect(await read(body.data.identificador)).toMatchObject({
        ...HERS,
        email: null,
        sobre: ANA.sobre,
        formacao: ANA.formacao,
        vagas: [`${bruno.outra} Triagem`],
        notas: 0,
      })
    })

    it('takes none of it the second time either, though he had given no phone', async () => {
      const bruno = await openBruno({ telefone: '' })
      await meet(bruno)
      await enter({ ...ANA, email: bruno.email }, null)
      await enter({ ...ANA, email: bruno.email }, null)
      expect(await read(bruno.identificador)).toMatchObject({ nome: BRUNO.nome })
    })

    it.each([
      ['his first name', { nome: 'Bruno dos Reis' }],
      ['another one, and his phone', { nome: 'Beto Reis', telefone: BRUNO.telefone }],
    ])('is he under %s, and what is told takes the place of what the form told', async (_how, part) => {
      const bruno = await openBruno()
      await meet(bruno)
      await enter({ ...ANA, email: bruno.email, ...part }, null)
      expect(await read(bruno.identificador)).toMatchObject({ nome: part.nome, sobre: ANA.sobre })
    })
  },
)

describe.each(Object.entries(WAYS))(
  'somebody entered %s with the e-mail of whom nobody has met',
  (_, enter) => {
    it('takes the place of a stranger, or of an address that was mistyped', async () => {
      const { email, identificador } = await openBruno()
      await enter({ ...ANA, email }, null)
      expect(await read(identificador)).toMatchObject({ ...HERS, sobre: ANA.sobre })
    })

    it('does so after another was entered, and taken apart again', async () => {
      const { email, identificador, outra } = await openBruno()
      await enter({ ...ANA, email, nome: 'Rita Braga' }, outra)
      const [fusao] = await listFusoes(identificador)
      await doors.separate(fusao?.id ?? 0)
      await enter({ ...ANA, email }, null)
      expect(await read(identificador)).toMatchObject(HERS)
    })
  },
)

it('a recruiter is told what whom they have entered is called on record, and an origin what it has told', async () => {
  const bruno = await openBruno()
  await meet(bruno)
  const told = { ...ANA, email: bruno.email }
  expect(await byHand(told, null)).toMatchObject({ resultado: 'unida', motivo: 'email', nome: BRUNO.nome })
  expect(await byOrigin(told, null)).toMatchObject({ resultado: 'unida', motivo: 'email', nome: ANA.nome })
})

it('what he sent is still his to confirm: whoever tells of somebody else says nothing of it', async () => {
  const bruno = await openBruno()
  await meet(bruno)
  await byHand({ ...ANA, email: bruno.email }, null)
  await doors.send({ ...BRUNO, email: bruno.email, sobre: 'Mais do Bruno' }, bruno.outra)
  await mailbox.answer(bruno.email, 'confirmar')
  expect(await read(bruno.identificador)).toMatchObject({ ...HIS, sobre: 'Mais do Bruno' })
})

describe('a file that told of him is taken back', () => {
  /** A file tells of him, another one of her; he is met in between. */
  async function tellOfBoth() {
    const bruno = await openBruno()
    const { email } = bruno
    const dele = await byFile({ ...ANA, nome: 'Bruno dos Reis', email }, null)
    const dela = await byFile({ ...ANA, email }, null)
    return { bruno, dele, dela }
  }

  it('and he does not become her whom another one told of, once the company has met him', async () => {
    const { bruno, dele } = await tellOfBoth()
    await meet(bruno)
    await takeBack(office, dele)
    expect(await read(bruno.identificador)).toMatchObject({ ...HIS, sobre: BRUNO.sobre, notas: 1 })
  })

  it('and she takes his place where nobody has met him', async () => {
    const { bruno, dele } = await tellOfBoth()
    await takeBack(office, dele)
    expect(await read(bruno.identificador)).toMatchObject({ ...HERS, sobre: ANA.sobre })
  })

  it('and whoever tells of him next takes the place of what the form told, though she was told of in between', async () => {
    const { bruno, dele } = await tellOfBoth()
    await meet(bruno)
    await byHand({ ...ANA, nome: 'Bruno Souza Reis', email: bruno.email, sobre: 'Dele' }, null)
    await takeBack(office, dele)
    expect(await read(bruno.identificador)).toMatchObject({ nome: 'Bruno Souza Reis', sobre: 'Dele' })
  })
})

it('a file that told of her is taken back, and he is as he was', async () => {
  const bruno = await openBruno()
  await meet(bruno)
  const before = await read(bruno.identificador)
  const dela = await byFile({ ...ANA, email: bruno.email, cpf: '529.982.247-25' }, bruno.outra)
  expect(await read(bruno.identificador)).toMatchObject(HIS)
  await takeBack(office, dela)
  expect(await read(bruno.identificador)).toEqual(before)
})
