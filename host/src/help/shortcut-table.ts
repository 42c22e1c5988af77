/** Every shortcut of the product (design 2, 'Keyboard'), in the words of the help. */
export interface ShortcutLine {
  /** Keys of one press are joined by '+', presses one after the other by ' '. */
  readonly keys: string
  readonly text: string
}

export const frameShortcuts: readonly ShortcutLine[] = [
  { keys: 'Ctrl+K', text: 'Abrir a busca geral: páginas, ações, campanhas, pessoas' },
  { keys: '/', text: 'Ir para a pesquisa' },
  { keys: '?', text: 'Abrir esta ajuda' },
  { keys: 'G C', text: 'Ir para Campanhas' },
  { keys: 'G T', text: 'Ir para Cesta de Talentos' },
  { keys: 'G D', text: 'Ir para Dashboard' },
  { keys: 'G N', text: 'Criar campanha' },
  { keys: 'Esc', text: 'Fechar o que está aberto' },
]
