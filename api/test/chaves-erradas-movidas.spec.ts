import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { fileOf, NOMES, right, watchPlanilhas } from './support/chaves-erradas'
import { bringIn, takeBack } from './support/import-file'

/** Whom a wrong file made, and a recruiter has done something with: they stay when it is taken back (decision 233). */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
})
afterAll(() => office.api.close())

describe('a wrong file, of which somebody was moved before its wrong keys were met', () => {
  it.each([1, -1])('leaves everybody of the mended one, each in their campaign, by %i', async (moved) => {
    const { id } = await publish(office)
    const [mundo, ddd] = moved > 0 ? ['avanca', 18] : ['recua', 19]
    const wrong = await bringIn(office, fileOf(mundo, ddd, moved), id)
    await planilhas.move(id, `Bia Terra ${mundo}`)
    const mended = await bringIn(office, fileOf(mundo, ddd, 0), id)
    await takeBack(office, wrong)
    expect(await planilhas.people(mundo)).toEqual(right(mundo, ddd, [id]))
    const { etapas, people: placed } = await readBoard(office, id)
    expect(placed[etapas[1]?.nome ?? '']).toEqual([`Bia Terra ${mundo}`])
    expect(Object.values(placed).flat()).toHaveLength(4)
    expect(await planilhas.contagem(wrong)).toMatchObject({ desfeita: 3, mantida: 1 })
    expect(await planilhas.contagem(mended)).toMatchObject({ criada: 3, unida: 1 })
  })

  it('leaves somebody who came again with the same e-mail one person', async () => {
    const { id } = await publish(office)
    const wrong = await bringIn(
      office,
      'Nome;E-mail;Telefone\nAna Sato fica;fica@exemplo.test;21933330000',
      id,
    )
    await planilhas.move(id, 'Ana Sato fica')
    await bringIn(office, 'Nome;E-mail;Telefone\nAna Sato fica;fica@exemplo.test;21944440000', id)
    await takeBack(office, wrong)
    expect(await planilhas.people('fica')).toMatchObject([{ email: 'fica@exemplo.test', vagas: [id] }])
  })

  it('leaves whole whom somebody moved later, and takes nobody away who is inside them', async () => {
    const { id } = await publish(office)
    const wrong = await bringIn(office, fileOf('tarde', 22, 1), id)
    await bringIn(office, fileOf('tarde', 22, 0), id)
    await planilhas.move(id, 'Ana Sato tarde')
    await takeBack(office, wrong)
    expect((await planilhas.people('tarde')).map(({ nome, vagas }) => [nome, vagas])).toEqual(
      NOMES.map((nome) => [nome.split(' ')[0], [id]]),
    )
    expect(await planilhas.linhas(wrong)).toMatchObject([
      { situacao: 'mantida', motivos: { pessoa: expect.stringContaining('alguém entrou neste cadastro') } },
      { situacao: 'mantida', motivos: { pessoa: expect.stringContaining('entrou em outro cadastro') } },
      { situacao: 'desfeita' },
      { situacao: 'desfeita' },
    ])
  })
})
