/** Words that stand on screens of several areas. No zod: the browser reads it. */

export const BACK_TO_CAMPANHAS = 'Voltar para as campanhas'
/** Somebody else on record may be this person (decision 108). */
export const MAYBE_THE_SAME = 'Talvez a mesma pessoa'
/** Who takes care of somebody in a campaign, and what gives them somebody (decision 186). */
export const RESPONSAVEL_PELA_PESSOA = 'Responsável pela pessoa'
export const ASSIGN_TO = 'Atribuir a…'
/** What becomes of a link that is copied: the spec's texts (section 2). */
export const LINK_COPIED = 'copiado com sucesso'
export const LINK_NOT_COPIED = 'erro ao copiar url'
/** Of a link that opens something for one person alone. */
export const CONVITE_COPIED = 'Link copiado.'
/**
 * What is said where the browser lets nobody copy.
 * @param what stands on the screen, with its article
 */
export const copyRefused = (what: string): string =>
  `O navegador não deixou copiar. Selecione ${what} e copie.`
export const ENDERECO_COPIED = 'Endereço copiado.'
/** Said before what was written and not saved is let go. */
export const CHANGES_LOST = 'As mudanças que você fez se perdem.'

/** The other way in, and the page that says what came of it (product 75). */
export const ENTRAR_PELA_EMPRESA = 'Usar a conta da empresa'

/** Of somebody who is told of for a campaign that they have left. */
export const DESISTIU_DA_VAGA = 'Desistiu desta campanha: não voltou ao processo.'
