import { addDias, addMeses, diaInBrazil } from '@seleta/regras/dia'
import { apply, buildInscricao } from '../campanhas'
import { pdf, type Use } from './use'

const HOJE = diaInBrazil(new Date())

/** What applicants read and answer on their own page, and the public pages. */
export async function visitors({ visit, mailbox, id, outra, api }: Use): Promise<void> {
  const email = 'bia.borges@exemplo.test'
  const chave = await mailbox.keyOf(email)
  await mailbox.open(chave)
  await mailbox.dados(chave)
  await visit(`/acompanhamento/dados.pdf?chave=${chave}`)
  await apply(api, outra.id, buildInscricao({ nome: 'Bia Borges', email, telefone: '' }), pdf)
  await mailbox.answer(email, 'confirmar')
  await apply(api, id, buildInscricao({ nome: 'Ana Alves' }))
  await mailbox.answer('ana.alves@exemplo.test', 'recusar')
  await mailbox.act(chave, {
    acao: 'corrigir',
    nome: 'Bia B. Borges',
    email: 'bia.nova@exemplo.test',
    telefone: '(11) 97777-6666',
    cidade: 'Campinas/SP',
    sobre: '',
  })
  await mailbox.act(await mailbox.keyOf('caio.costa@exemplo.test'), { acao: 'retirar', certeza: 'sim' })
  for (const path of [
    `/campanha/${id}`,
    `/campanha/${id}/inscricao`,
    '/empresa/ana-aurora-test',
    '/empresa/ana-aurora-test?busca=vaga',
    '/privacidade?empresa=ana-aurora-test',
    '/sitemap.xml',
    '/feeds/padaria-aurora/vagas.xml',
  ])
    await visit(path).catch(() => '')
}

/** Nights in which people are told, hidden and erased, and brought back in between. */
export async function nightly({ call, idOf, enterPessoa, id, api, nights }: Use): Promise<void> {
  await call('getRetencao', {})
  await call('saveRetencao', { body: { meses: 6 } })
  await enterPessoa({ nome: 'Hugo Hora', email: 'hugo@exemplo.test' })
  const prazo = addMeses(HOJE, 18)
  await nights.night(addDias(prazo, -30))
  await nights.night(prazo)
  await call('getRetencao', {})
  const identificador = await idOf('Hugo Hora')
  await call('getTalento', { params: { identificador } })
  await apply(api, id, buildInscricao({ nome: 'Hugo Outro', email: 'hugo@exemplo.test', telefone: '' }))
  await call('getTalento', { params: { identificador: await idOf('Hugo Outro') } })
  await call('restoreTalento', { params: { identificador } })
  await nights.night(addDias(prazo, 31))
  nights.wakeUp()
}

/** A campaign stands still, ends, is deleted and comes back; somebody asks to be erased. */
export async function end({ call, idOf, mailbox, id, outra, api }: Use): Promise<void> {
  for (const nome of ['Zeca Zago', 'Yara Yamada']) await apply(api, id, buildInscricao({ nome }), pdf)
  await call('pauseCampanha', { params: { id } })
  await call('resumeCampanha', { params: { id } })
  await call('closeCampanha', { params: { id }, body: { enviarEncerramento: true } })
  await call('deleteCampanha', { params: { id: outra.id } })
  await call('restoreCampanha', { params: { id: outra.id } })
  await api.app.jobs.runDue()
  const params = { identificador: await idOf('Yara Yamada') }
  await call('getApagamento', { params })
  await call('deleteTalento', { params })
  await mailbox.act(await mailbox.keyOf('zeca.zago@exemplo.test'), { acao: 'apagar', certeza: 'sim' })
}
