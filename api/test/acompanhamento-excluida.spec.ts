import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'

/** A campaign that is deleted is over for its people too: nobody reads an application any more (product 15, 55). */

let office: Office
let box: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice()
  box = openMailbox(office)
})
afterAll(() => office.api.close())

const ENCERRADO = 'A empresa encerrou este processo.'
const EM_ANALISE = 'Você recebe uma resposta quando ela for avaliada.'

it('whoever stands in a deleted campaign reads that it has ended, on each of their pages, and the state before once it is restored', async () => {
  const { id } = await publish(office, { nome: 'Vaga que some' })
  const outra = await publish(office, { nome: 'Vaga que fica' })
  const pessoa = buildInscricao({ nome: 'Jô Jardim' })
  await apply(office.api, id, pessoa)
  const chave = await box.keyOf(pessoa.email ?? '')
  await apply(office.api, outra.id, pessoa)
  const daOutra = await box.keyOf(pessoa.email ?? '')
  const semEmail = buildInscricao({ nome: 'Ivo Jardim', email: '', telefone: '11987654321' })
  const { data } = await apply(office.api, id, semEmail)
  const daTela = data?.acompanhamento ?? ''

  const call = (name: 'deleteCampanha' | 'restoreCampanha') =>
    office.api.call(name, { params: { id } }, { token: office.token })
  const read = async () => ({
    propria: (await box.open(chave)).html,
    outras: (await box.open(daOutra)).html,
    daTela: (await box.open(daTela)).html,
  })

  const antes = await read()
  expect(antes.propria).toContain(EM_ANALISE)
  expect(antes.daTela).toContain(EM_ANALISE)

  await call('deleteCampanha')
  const excluida = await read()
  for (const html of [excluida.propria, excluida.daTela]) {
    expect(html).toContain(ENCERRADO)
    expect(html).not.toContain(EM_ANALISE)
  }
  expect(excluida.outras).toContain('Vaga que some')
  expect(excluida.outras).toContain('Processo encerrado')
  // Their other application goes on.
  expect(excluida.outras).toContain(EM_ANALISE)

  await call('restoreCampanha')
  expect(await read()).toEqual(antes)
})

it('a mailed link is opened with the full stop or the bracket behind it, as it was copied', async () => {
  const { id } = await publish(office)
  const pessoa = buildInscricao({ nome: 'Cora Ponto' })
  const { data } = await apply(office.api, id, pessoa)
  const chave = await box.keyOf(pessoa.email ?? '')
  for (const behind of ['.', ',', ';', ':', '!', '?', ')', '»', '"', "'", '».', ' '])
    expect((await box.open(chave + encodeURIComponent(behind))).html).toContain('Cora Ponto')
  expect((await box.open(`${data?.acompanhamento ?? ''}.`)).html).toContain('Inscrição recebida')
  // What is done there is done by the key itself.
  const left = await box.act(`${chave}.`, { acao: 'retirar', certeza: 'sim' })
  expect([left.status, left.location]).toEqual([303, expect.stringContaining(`chave=${chave}&`)])
  expect((await box.open(`${chave}x`)).html).not.toContain('Cora Ponto')
})
