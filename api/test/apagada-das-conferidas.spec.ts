import { cpfCheckDigits } from '@seleta/regras/cpf'
import { openOffice, type Office } from './support/campanhas'
import { watchPlanilhas } from './support/chaves-erradas'
import { hitsOfAll } from './support/hits'
import { bringIn, sendFile } from './support/import-file'

/** Somebody is erased while a file waits: their rows go, and those of others who share something with them stay (decision 220). */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const HEAD = 'Nome;E-mail;Telefone;CPF'
const cpfOf = (n: number) => {
  const nove = `73330000${n}`
  return nove + cpfCheckDigits(nove)
}
type Waiting = 'lida' | 'conferida'
/** A file that was sent, or tried too, and that nobody has begun. */
async function wait(rows: readonly string[], estado: Waiting, head = HEAD) {
  const { id, mapeamento } = await sendFile(office, [head, ...rows].join('\n'))
  const check = async () => {
    await office.api.call('checkImportacao', { params: { id }, body: { mapeamento, campanhaId: null } }, as())
    await office.api.app.jobs.runDue()
  }
  if (estado === 'conferida') await check()
  const bringRest = async () => {
    if (estado === 'lida') await check()
    expect((await office.api.call('startImportacao', { params: { id } }, as())).status).toBe(200)
    await office.api.app.jobs.runDue()
    return (await planilhas.linhas(id)).map(({ nome, situacao }) => [nome, situacao])
  }
  return { id, bringRest }
}
const cells = async (id: number) =>
  (
    await planilhas.ask<{ valores: string[] }>(
      'select valores from importacao_linha where importacao_id = $1 order by numero',
      [id],
    )
  ).map(({ valores }) => valores.length > 0)
async function erase(nome: string): Promise<void> {
  const { identificador } = await planilhas.detail(nome)
  const answer = await office.api.call('deleteTalento', { params: { identificador } }, as())
  expect(answer.status).toBe(204)
  await office.api.app.jobs.runDue()
}

describe.each<Waiting>(['lida', 'conferida'])('a file that is %s', (estado) => {
  const s = estado === 'lida' ? 'Lima' : 'Costa'
  const ddd = estado === 'lida' ? 31 : 41

  it('keeps the rows of a family whose phone the erased one had, and nothing of them', async () => {
    const telefone = `${ddd}933330001`
    await planilhas.enter({ nome: `Carlos ${s}`, email: `carlos.${s}@exemplo.test`, telefone })
    const { bringRest } = await wait(
      [
        `Beatriz ${s};beatriz.${s}@exemplo.test;${telefone};${cpfOf(ddd % 9)}`,
        `Dora ${s};;${telefone};`,
        `Carla ${s};carla.${s}@exemplo.test;${ddd}933330002;`,
      ],
      estado,
    )
    await erase(`Carlos ${s}`)
    expect(await hitsOfAll(office.api.db, office.api.dataDir, [`Carlos ${s}`, `carlos.${s}@`])).toEqual([])
    expect(await bringRest()).toEqual([
      [`Beatriz ${s}`, 'criada'],
      [`Dora ${s}`, expect.stringMatching(/criada|unida/)],
      [`Carla ${s}`, 'criada'],
    ])
  })

  it('keeps the row of whoever’s e-mail a slipped file had given to the erased one', async () => {
    const mail = (nome: string) => `${nome}.${s.toLowerCase()}@desliza.test`
    await bringIn(office, `Nome;E-mail\nÉrico Uchoa${s};${mail('fabiana')}`)
    const row = `Fabiana Vaz;${mail('fabiana')};;`
    const { bringRest } = await wait([row], estado)
    await erase(`Érico Uchoa${s}`)
    expect(await bringRest()).toEqual([['Fabiana Vaz', 'criada']])
  })

  it('loses every row that names the erased one', async () => {
    const nome = `João Paulo ${s}`
    const email = `joao.${s.toLowerCase()}@exemplo.test`
    const [telefone, cpf] = [`${ddd}933330009`, cpfOf(estado === 'lida' ? 7 : 8)]
    await planilhas.enter({ nome, email, telefone, cpf })
    const { id } = await wait(
      [
        `${nome};${email};;`,
        `${nome};;(${ddd}) 93333-0009;`,
        `JOAO  PAULO ${s};outro.${s}@exemplo.test;${telefone};`,
        `Outro Nome;;;${cpf}`,
        `João P. ${s};${email};;`,
        `;${email};;`,
        `;;${telefone};`,
        `${nome};homonimo.${s}@exemplo.test;;`,
      ],
      estado,
    )
    await erase(nome)
    // One without a name is a row that failed once it was tried; a namesake who shares nothing else is somebody else.
    expect(await cells(id)).toEqual([false, false, false, false, false, false, false, true])
  })

  it('loses the row where the name stands in two columns, or in one that is not known for it', async () => {
    const email = `maria.${s.toLowerCase()}@exemplo.test`
    const telefone = `${ddd}933330008`
    await planilhas.enter({ nome: `Maria Duas ${s}`, email, telefone })
    const rows = [`Maria;Duas ${s};${telefone}`, `Marta;Duas ${s};${telefone}`]
    const twice = await wait(rows, estado, 'Nome;Sobrenome;Telefone')
    const other = await sendFile(office, `Xis;Ípsilon\nMaria Duas ${s};${telefone}\nMarta Duas;${telefone}`)
    await erase(`Maria Duas ${s}`)
    expect(await cells(twice.id)).toEqual([false, true])
    expect(await cells(other.id)).toEqual([false, true])
  })
})
