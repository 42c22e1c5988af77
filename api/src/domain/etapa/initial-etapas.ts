import { INITIAL_ETAPAS, type TipoEtapa } from '@seleta/contract/limits'
import type { EtapaDoModelo } from '@seleta/contract/processo-modelos'

/**
 * What a person reads on entering each of the first stages (product 45 and 49). A recruiter can change every one;
 * an empty message is never sent. Triagem has none: the confirmation of the application has just been sent.
 */
const MENSAGEM_BY_TIPO: Partial<Record<TipoEtapa, string>> = {
  questionario:
    'Olá, {{nome}}! Sua candidatura à vaga {{vaga}}, de {{empresa}}, avançou. Em breve enviaremos algumas perguntas.',
  entrevista:
    'Olá, {{nome}}! Gostamos do seu perfil para a vaga {{vaga}} e queremos conversar. A equipe de {{empresa}} vai combinar a entrevista com você.',
  finalista: 'Olá, {{nome}}! Você está entre as pessoas finalistas da vaga {{vaga}}, de {{empresa}}.',
  contratado:
    'Olá, {{nome}}! Você foi a pessoa escolhida para a vaga {{vaga}}. A equipe de {{empresa}} vai entrar em contato com os próximos passos.',
  reprovado:
    'Olá, {{nome}}! Agradecemos seu interesse na vaga {{vaga}}. Desta vez seguimos com outra pessoa, e a equipe de {{empresa}} deseja sucesso na sua busca.',
}

/** The stages of a new campaign, as rows without their campaign. */
export const initialEtapas = INITIAL_ETAPAS.map(({ nome, tipo, cor }, index) => ({
  nome,
  tipo,
  cor,
  ordem: index + 1,
  mensagemNotificacao: MENSAGEM_BY_TIPO[tipo] ?? '',
  contatoEmail: true,
  contatoWhatsapp: false,
  contatoSms: false,
}))

/** The stages of a campaign that begins with a model (product 64), as rows without their campaign. */
export const etapasOfModelo = (etapas: readonly EtapaDoModelo[]) =>
  etapas.map(({ contato, ...etapa }, index) => ({
    ...etapa,
    ordem: index + 1,
    contatoEmail: contato.email,
    contatoWhatsapp: contato.whatsapp,
    contatoSms: contato.sms,
  }))
