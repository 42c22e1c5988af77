/**
 * A text as others than its mailbox may read it: who reads a key that opens a page can answer for the person whose page
 * it is (docs/decisions/118). The mail alone holds it.
 */
export const hideChaves = (text: string): string => text.replaceAll(/([?&]chave=)[\w-]+/g, '$1•••')
