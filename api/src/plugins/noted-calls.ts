import type { Operation } from '@seleta/contract/routes'

/**
 * What an installation wants to read about afterwards (security section 5): who may enter and what they reach there, and
 * what holds for the whole company.
 */
const NOTED: { readonly [O in Operation]?: string } = {
  logout: 'saída',
  changeSenha: 'senha trocada',
  requestSenha: 'senha nova pedida',
  resetSenha: 'senha redefinida',
  deleteSessao: 'sessão encerrada',
  createConvite: 'colega convidado',
  acceptConvite: 'convite aceito',
  deleteUsuario: 'colega removido',
  savePapel: 'papel mudado',
  beginSegundoFator: 'segundo fator começado',
  confirmSegundoFator: 'segundo fator ligado',
  disableSegundoFator: 'segundo fator desligado',
  renewRecuperacao: 'códigos de recuperação renovados',
  resetSegundoFator: 'segundo fator de um colega retirado',
  saveAcesso: 'configuração da empresa mudada',
  saveAcessoDaEmpresa: 'entrada pela empresa mudada',
  deleteAcessoDaEmpresa: 'entrada pela empresa retirada',
  proveDominio: 'domínio da empresa provado',
  saveEquipe: 'equipe mudada',
  createAvaliacaoLink: 'link de avaliação feito',
  deleteAvaliacaoLink: 'link de avaliação encerrado',
  openAvaliacaoLink: 'link de avaliação aberto',
  updateEmpresa: 'configuração da empresa mudada',
  saveRetencao: 'configuração da empresa mudada',
  saveLogo: 'configuração da empresa mudada',
  deleteLogo: 'configuração da empresa mudada',
  createChaveOrigens: 'chave de origens feita',
  deleteChaveOrigens: 'chave de origens apagada',
}

interface SignIn {
  readonly done: string
  /** Why it was refused, by the answer's status. */
  readonly refused: Readonly<Record<number, string>>
}

/** Coming in: a refusal is a warning. */
const SIGN_INS: { readonly [O in Operation]?: SignIn } = {
  login: { done: 'entrada', refused: { 401: 'e-mail ou senha errados' } },
  enterSegundoFator: {
    done: 'entrada',
    refused: { 401: 'o tempo do código acabou', 422: 'código errado' },
  },
  beginPelaEmpresa: {
    done: 'entrada pela empresa começada',
    refused: { 422: 'nenhuma empresa com este domínio', 503: 'o provedor da empresa não responde' },
  },
  enterPelaEmpresa: {
    done: 'entrada',
    refused: { 401: 'a volta do provedor acabou ou já foi usada' },
  },
}

interface Note {
  readonly level: 'info' | 'warn'
  readonly words: string
}

/** What the log says of an answered call; undefined where it is a request like any other. */
export function noteOf(operation: Operation, status: number): Note | undefined {
  const signIn = SIGN_INS[operation]
  const words = status >= 400 ? undefined : (signIn?.done ?? NOTED[operation])
  if (words !== undefined) return { level: 'info', words }
  const why = status === 429 && signIn !== undefined ? 'tentativas demais' : signIn?.refused[status]
  return why === undefined ? undefined : { level: 'warn', words: `entrada recusada: ${why}` }
}
