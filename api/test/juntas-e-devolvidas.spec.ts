import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { fileOf, NOMES, right, watchPlanilhas } from './support/chaves-erradas'
import { bringIn, takeBack } from './support/import-file'
import { openJuntas } from './support/juntas'
import { openMailbox } from './support/mailbox'

/**
 * A recruiter says that somebody on record and somebody whom a wrong file made are one. The file is taken back: the one on
 * record is who they were, what only the file told of the other leaves them, and comes back with the other (decision 063).
 */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
let juntas: ReturnType<typeof openJuntas>
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
  juntas = openJuntas(office)
  mailbox = openMailbox(office)
})
// One person brings in more files here than they may in ten minutes.
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const anaOf = (mundo: string) => `${NOMES[0]} ${mundo}`
const emailOf = (mundo: string, n = 0) => `${mundo}${n}@exemplo.test`
const phoneOf = (ddd: number) => `${ddd}933330000`

/** By the form, which proves nothing. @returns the campaign */
async function sendForm(mundo: string, email: string, telefone: string) {
  const { id } = await publish(office)
  await apply(office.api, id, buildInscricao({ nome: anaOf(mundo), email, telefone }))
  return id
}

/** Whoever may be one with Ana is said to be. @returns the merges */
async function joinAll(mundo: string): Promise<number[]> {
  const inOrder: number[] = []
  for (;;) {
    const [par] = await juntas.listPares([anaOf(mundo)])
    if (par === undefined) return inOrder
    inOrder.push(await juntas.decide(par.id, 'juntas'))
  }
}

/** Ana as she is on record before the file, and how she may be one with whom it makes of her. */
const WAYS: readonly Way[] = [
  {
    way: 'has corrected herself on her own page',
    async enter(mundo, ddd) {
      const id = await sendForm(mundo, emailOf(mundo), phoneOf(ddd))
      const chave = await mailbox.keyOf(emailOf(mundo))
      const fields = { ...(await mailbox.formOn(chave)), sobre: 'Eu mesma', acao: 'corrigir' }
      expect((await mailbox.act(chave, fields)).status).toBe(303)
      return { vagas: [id], telefone: phoneOf(ddd) }
    },
  },
  {
    way: 'was corrected by a recruiter',
    async enter(mundo, ddd) {
      const id = await sendForm(mundo, emailOf(mundo), phoneOf(ddd))
      await planilhas.correct(anaOf(mundo), { sobre: 'Bom papo' })
      return { vagas: [id], telefone: phoneOf(ddd) }
    },
  },
  {
    way: 'was entered by a recruiter',
    isThrough: true,
    async enter(mundo, ddd) {
      const telefone = `${ddd}944440000`
      await planilhas.enter({ nome: anaOf(mundo), email: emailOf(mundo), telefone })
      return { vagas: [], telefone }
    },
  },
  {
    way: 'came by an earlier file',
    isThrough: true,
    async enter(mundo, ddd) {
      const telefone = `${ddd}944440000`
      await bringIn(office, `Nome;E-mail;Telefone\n${anaOf(mundo)};${emailOf(mundo)};${telefone}`)
      return { vagas: [], telefone }
    },
  },
]
interface Way {
  readonly way: string
  /** A form of hers tells the phone of the file, and another e-mail. */
  readonly isThrough?: true
  readonly enter: (mundo: string, ddd: number) => Promise<{ vagas: readonly number[]; telefone: string }>
}

const [ana] = NOMES.map((nome) => nome.split(' ')[0])
const emails = async (mundo: string) =>
  new Set((await planilhas.people(mundo)).map(({ nome, email }) => `${nome} ${email}`))

/** Why the first row of a file stays. */
const reasonOf = async (id: number) => (await planilhas.linhas(id))[0]?.motivos['pessoa']

describe.each(WAYS.map((one, n) => ({ ...one, n })))(
  'somebody who $way, said to be one with whom a wrong file made of her',
  ({ enter, isThrough = false, n }) => {
    const comeIn = async (mundo: string, ddd: number) => {
      const { vagas, telefone } = await enter(mundo, ddd)
      const { id } = await publish(office)
      const wrong = await bringIn(office, fileOf(mundo, ddd, 1), id)
      const through = isThrough ? [await sendForm(mundo, `x.${emailOf(mundo)}`, phoneOf(ddd))] : []
      expect(await planilhas.people(mundo)).toHaveLength(isThrough ? 6 : 5)
      const hers = { nome: ana, email: emailOf(mundo), telefone }
      const mended = { ...hers, cargos: ['Caixa 0'], vagas: [...vagas, id, ...through] }
      return { id, wrong, hers, rightly: [mended, ...right(mundo, ddd, [id]).slice(1)] }
    }

    it.each([
      ['undone', [61, 62, 63, 64]],
      ['mended', [81, 82, 83, 84]],
    ] as const)('keeps her own, and so does everybody else: first it is %s', async (then, ddds) => {
      const [mundo, ddd] = [`${then}${'abcd'[n]}`, ddds[n] ?? 0]
      const { id, wrong, hers, rightly } = await comeIn(mundo, ddd)
      await joinAll(mundo)
      if (then === 'mended') await bringIn(office, fileOf(mundo, ddd, 0), id)
      await takeBack(office, wrong)
      expect((await planilhas.people(mundo))[0]).toMatchObject(hers)
      if (then === 'undone') await bringIn(office, fileOf(mundo, ddd, 0), id)
      expect(await planilhas.people(mundo)).toEqual(rightly)
      if (!isThrough) expect((await mailbox.open(await mailbox.keyOf(emailOf(mundo)))).status).toBe(200)
    })

    it('has her own when they are two again, and the other what the file told of them', async () => {
      const [mundo, ddd] = [`separar${'abcd'[n]}`, [65, 66, 67, 68][n] ?? 0]
      const { id, wrong, hers } = await comeIn(mundo, ddd)
      const inOrder = await joinAll(mundo)
      await takeBack(office, wrong)
      for (const fusaoId of inOrder.toReversed()) expect(await juntas.part(fusaoId)).toBe(200)
      expect(await planilhas.people(mundo)).toContainEqual(expect.objectContaining(hers))
      const third = isThrough ? [`${ana} x.${emailOf(mundo)}`] : []
      expect(await emails(mundo)).toEqual(
        // Of whom somebody tells another e-mail the file's has left.
        new Set([...third, `${ana} ${emailOf(mundo)}`, `${ana} ${isThrough ? null : emailOf(mundo, 1)}`]),
      )
      await bringIn(office, fileOf(mundo, ddd, 0), id)
      const all = NOMES.map((nome, at) => `${nome.split(' ')[0]} ${emailOf(mundo, at)}`)
      expect(await emails(mundo)).toEqual(new Set([...third, `${ana} null`, ...all]))
    })
  },
)

describe('somebody on record whom whoever the file made gave what she lacked', () => {
  /** Ana without an e-mail, and whom the file made of her. */
  const comeIn = async (mundo: string, ddd: number) => {
    await sendForm(mundo, emailOf(mundo), phoneOf(ddd))
    await planilhas.correct(anaOf(mundo), { email: '' })
    const { id } = await publish(office)
    return { id, wrong: await bringIn(office, fileOf(mundo, ddd, 1, 2), id) }
  }

  it('lacks it again without the file, and the other has it when they are two again', async () => {
    const { wrong } = await comeIn('lacuna', 71)
    const [fusaoId = 0] = await joinAll('lacuna')
    expect(await emails('lacuna')).toEqual(new Set([`${ana} lacuna1@exemplo.test`, 'Bia null']))
    await takeBack(office, wrong)
    expect(await emails('lacuna')).toEqual(new Set([`${ana} null`]))
    expect((await planilhas.detail(anaOf('lacuna'))).linhaDoTempo.map(({ texto }) => texto)).toContain(
      'O que veio por planilha foi desfeito',
    )
    expect(await reasonOf(wrong)).toContain('alguém uniu esta linha a outro cadastro')
    expect(await juntas.part(fusaoId)).toBe(200)
    expect(await emails('lacuna')).toEqual(new Set([`${ana} null`, `${ana} lacuna1@exemplo.test`]))
  })

  it('leaves it to whoever has it by the mended one', async () => {
    const { id, wrong } = await comeIn('cheia', 73)
    await joinAll('cheia')
    await takeBack(office, wrong)
    await bringIn(office, fileOf('cheia', 73, 0, 2), id)
    // A phone that a form alone told joins nobody.
    expect(await emails('cheia')).toEqual(
      new Set([`${ana} null`, `${ana} cheia0@exemplo.test`, 'Bia cheia1@exemplo.test']),
    )
  })

  it('keeps it as long as another file tells it, which came twice', async () => {
    const { id, wrong } = await comeIn('dobro', 74)
    const again = await bringIn(office, fileOf('dobro', 74, 1, 2), id)
    await joinAll('dobro')
    await takeBack(office, wrong)
    expect(await emails('dobro')).toEqual(new Set([`${ana} dobro1@exemplo.test`, 'Bia null']))
    await takeBack(office, again)
    expect(await emails('dobro')).toEqual(new Set([`${ana} null`]))
  })
})

it('whoever told of whom the file made before they were one is to be looked at, and Ana keeps her own', async () => {
  const id = await sendForm('dentro', emailOf('dentro'), phoneOf(75))
  const wrong = await bringIn(office, fileOf('dentro', 75, 1, 2), id)
  await bringIn(office, fileOf('dentro', 75, 0, 2), id)
  await joinAll('dentro')
  await takeBack(office, wrong)
  expect((await planilhas.people('dentro'))[0]).toMatchObject({ nome: ana, email: emailOf('dentro') })
  expect(await reasonOf(wrong)).toContain('não se sabe mais o que é de quem')
})
