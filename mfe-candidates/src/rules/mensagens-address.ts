import { BUSCA_MAX } from '@seleta/contract/text-max'
import { PAGE_SIZE, TABS_MENSAGENS, pageWithinDepth } from '@seleta/contract/limits'
import { cutText } from '@seleta/regras/text'
import { choicePart, listAddress, numberPart, pagePart } from '@seleta/shell/list-address'

/** The messages page in its address: `?aba=falharam&pagina=2`; no tab is all of them. Words about people stay out. */
export const mensagensAddress = listAddress({
  tab: choicePart('aba', TABS_MENSAGENS),
  campanha: numberPart('campanha', 1, Number.MAX_SAFE_INTEGER),
  page: pagePart(),
})

export type MensagensState = ReturnType<typeof mensagensAddress.read>

/** @param busca words of the person, the address, the subject and the campaign */
export const mensagensInput = ({ tab, campanha, page }: MensagensState, busca: string) => ({
  query: {
    page: pageWithinDepth(page, PAGE_SIZE.mensagens),
    size: PAGE_SIZE.mensagens,
    ...(tab === null ? {} : { tab }),
    ...(campanha === null ? {} : { campanha }),
    ...(busca === '' ? {} : { busca: cutText(busca, BUSCA_MAX) }),
  },
})
