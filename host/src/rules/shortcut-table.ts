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

const pessoasShortcuts: readonly ShortcutLine[] = [
  { keys: 'J', text: 'Próxima pessoa, na lista ou com os detalhes abertos' },
  { keys: 'K', text: 'Pessoa anterior, na lista ou com os detalhes abertos' },
  { keys: 'X', text: 'Selecionar a pessoa' },
  { keys: 'N', text: 'Com os detalhes abertos: escrever uma nota' },
  { keys: 'M', text: 'Com os detalhes abertos: escrever uma mensagem' },
  { keys: 'Ctrl+Z', text: 'Desfazer o último movimento' },
]

/** In a campaign there is a stage to change. */
const candidatosShortcuts: readonly ShortcutLine[] = [
  ...pessoasShortcuts,
  { keys: 'S', text: 'Com os detalhes abertos: mudar a etapa' },
]

/** Keys that an area listens to on its own page, by page id. */
export const pageShortcuts: Readonly<Record<string, readonly ShortcutLine[]>> = {
  campanhas: [
    { keys: 'J', text: 'Próxima campanha' },
    { keys: 'K', text: 'Campanha anterior' },
    { keys: 'X', text: 'Selecionar a campanha' },
  ],
  candidatos: candidatosShortcuts,
  'candidatos-robo': candidatosShortcuts,
  cesta: pessoasShortcuts,
  selecao: [
    { keys: 'J', text: 'Próximo cartão da etapa' },
    { keys: 'K', text: 'Cartão anterior da etapa' },
    { keys: 'S', text: 'Mover o cartão para outra etapa' },
    { keys: 'Ctrl+Z', text: 'Desfazer o último movimento' },
  ],
}

const revisaoLines: readonly ShortcutLine[] = [
  { keys: 'A', text: 'Avançar para a próxima etapa' },
  { keys: 'R', text: 'Reprovar' },
  { keys: '1–9', text: 'Dizer o motivo de quem saiu por último' },
  { keys: 'S', text: 'Escolher a etapa' },
  { keys: 'M', text: 'Escrever uma mensagem' },
  { keys: 'N', text: 'Escrever uma nota' },
  { keys: 'J', text: 'Pular a pessoa' },
  { keys: 'K', text: 'Voltar à pessoa anterior' },
]

/** Keys of the review that lies over a page, by page id (product 63). */
export const revisaoShortcuts: Readonly<Record<string, readonly ShortcutLine[]>> = {
  candidatos: revisaoLines,
  'candidatos-robo': revisaoLines,
}

/** Keys of every step of the wizard. */
export const wizardShortcuts: readonly ShortcutLine[] = [
  { keys: 'Ctrl+S', text: 'Salvar o passo' },
  { keys: 'Ctrl+Enter', text: 'Salvar e continuar' },
]
