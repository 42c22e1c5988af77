import { openOffice, publish, type Office } from './support/campanhas'
import { FILHO, MAE, openFamilies } from './support/familia'
import { openMailbox } from './support/mailbox'
import { openDoors, pdf } from './support/strangers'

/**
 * Nobody at the company has met the mother when her son says «Sim» to his from their mailbox, so that he has the record;
 * a recruiter takes the two apart: each has what each had told (decision 108).
 */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
let casa: ReturnType<typeof openFamilies>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, 0)
  casa = openFamilies(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const doFilho = () => new Blob(['%PDF-1.4 o filho\n%%EOF'], { type: 'application/pdf' })
const mae = { ...MAE, ultimoCargo: 'Cozinheira' }
const jobsOf = async (identificador: string) =>
  (
    await office.api.pool.query<{ cargo: string }>(
      'select e.funcao as cargo from experiencia e join talento t on t.id = e.talento_id where t.identificador = $1',
      [identificador],
    )
  ).rows.map(({ cargo }) => cargo)

/** He has the record. */
async function haveRecord() {
  const family = await casa.openFamily(mae)
  const before = await casa.read(family.identificador)
  const dele = await casa.sendAsFilho(family, family.repositor, doFilho())
  expect(await casa.read(family.identificador)).toMatchObject({ nome: FILHO.nome })
  return { ...family, before, dele }
}
async function separate(identificador: string, nome: string = FILHO.nome) {
  const fusao = (await casa.listFusoes(identificador)).find((one) => one.nome === nome)
  const { status, body } = await doors.separate(fusao?.id ?? 0)
  expect(status).toBe(200)
  return body.data.identificador
}
const his = (repositor: number) => ({
  nome: FILHO.nome,
  email: null,
  telefone: '81933330003',
  sobre: FILHO.sobre,
  formacao: null,
  curriculo: doFilho().size,
  vagas: [`${repositor} Triagem`],
})

it('she has her name, phone, file and job again, and he his', async () => {
  const { identificador, repositor, before, chave } = await haveRecord()
  const dele = await separate(identificador)
  expect(before).toMatchObject({ nome: MAE.nome, telefone: '81911110001', curriculo: pdf().size })
  expect(await casa.read(identificador)).toEqual(before)
  expect(await casa.read(dele)).toEqual(his(repositor))
  expect([await jobsOf(identificador), await jobsOf(dele)]).toEqual([['Cozinheira'], []])
  expect((await mailbox.open(chave)).html).toContain(MAE.sobre)
  expect(await mailbox.askedOn(chave)).toEqual([])
})

it('so it is where her mailbox has said «Sim» to hers since', async () => {
  const { identificador, repositor, before, dele } = await haveRecord()
  const [envio = ''] = await mailbox.askedOn(dele)
  await mailbox.act(dele, { acao: 'confirmar', envio })
  const separado = await separate(identificador)
  // Her older file had given way to his before anybody knew that they are two.
  expect(await casa.read(identificador)).toEqual({ ...before, curriculo: null })
  expect(await casa.read(separado)).toEqual(his(repositor))
  expect(await jobsOf(identificador)).toEqual(['Cozinheira'])
})

it('so it is where he has confirmed two, whichever is taken apart first', async () => {
  for (const isLastFirst of [true, false]) {
    const family = await haveRecord()
    const outra = (await publish(office)).id
    await doors.send({ ...FILHO, email: family.email, sobre: 'Outra vez' }, outra)
    const [envio = ''] = await mailbox.askedOn(family.dele)
    await mailbox.act(family.dele, { acao: 'confirmar', envio })
    const fusoes = (await casa.listFusoes(family.identificador)).map(({ id }) => id)
    for (const id of isLastFirst ? fusoes : fusoes.toReversed())
      expect((await doors.separate(id)).status).toBe(200)
    expect(await casa.read(family.identificador)).toEqual(family.before)
  }
})

it('she is merely told of again: a second one of hers, which she confirms, takes the place of the first', async () => {
  const { identificador, email, chave } = await haveRecord()
  await separate(identificador)
  const outra = (await publish(office)).id
  await doors.send({ ...MAE, nome: 'Maria S. Prado', email, telefone: '81966660006' }, outra)
  const [envio = ''] = await mailbox.askedOn(chave)
  await mailbox.act(chave, { acao: 'confirmar', envio })
  expect(await casa.read(identificador)).toMatchObject({ nome: 'Maria S. Prado', telefone: '81966660006' })
})

it('of what he has said «Não» to nothing comes back', async () => {
  const { identificador, dele, repositor } = await haveRecord()
  const [envio = ''] = await mailbox.askedOn(dele)
  await mailbox.act(dele, { acao: 'recusar', envio })
  await separate(identificador)
  const { rows } = await office.api.pool.query(
    "select id from talento where nome = $1 and telefone = '81911110001' and email = $2",
    [MAE.nome, `nobody${repositor}`],
  )
  expect(rows).toEqual([])
  expect((await casa.read(identificador)).nome).toBe(FILHO.nome)
})
