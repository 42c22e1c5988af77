import { DIAS_TO_RESTORE, UNDO_WINDOW_MINUTES } from '@seleta/contract/limits'

/** A short guide of each page, by its address pattern's page id: what one does here, in the order one does it. */
export const pageGuides: Readonly<Record<string, readonly string[]>> = {
  campanhas: [
    'Cada linha é uma campanha. Clique no nome para ver as pessoas candidatas.',
    'Use as abas para ver só publicadas, pausadas, rascunhos ou encerradas, e a pesquisa do topo para achar pelo nome.',
    `No menu de cada linha você edita, duplica, pausa, encerra ou exclui a campanha. Uma excluída volta por Campanhas excluídas, em até ${DIAS_TO_RESTORE} dias.`,
    'Selecione campanhas para copiar vários links ou encerrar várias de uma vez.',
    'No teclado, as setas vão de uma campanha a outra, Enter abre e X seleciona.',
  ],
  'campanha-nao-encontrada': ['Sua empresa ainda não tem campanhas. Comece por Criar Campanha.'],
  metricas: [
    'O funil mostra quantas pessoas chegaram a cada etapa e quanto tempo ficam nela.',
    'Cada gráfico pode ser visto como tabela e baixado em CSV.',
  ],
  publicada: [
    'A campanha está no ar. Copie o link, mostre o código ou convide pessoas da Cesta.',
    'O estado de cada quadro muda sozinho; o que não chegou pode ser enviado de novo.',
  ],
  graficos: ['Escolha o período para comparar. Cada gráfico pode ser visto como tabela.'],
  candidatos: [
    'As abas levam às pessoas que se inscreveram, às que vieram de fontes automáticas e à seleção.',
    'Abra os filtros, marque o que procura e use Filtrar. Cada filtro ativo vira uma etiqueta que você pode remover.',
    'A aderência diz o quanto a pessoa combina com a vaga; passe por ela para ver os motivos.',
  ],
  'candidatos-robo': [
    'Pessoas que chegaram por fontes automáticas. Os filtros e as ações são os mesmos da aba Candidatos.',
  ],
  cesta: [
    'Todas as pessoas que já passaram pela sua empresa.',
    'Selecione pessoas e adicione a uma campanha; quem já está nela é avisado no resultado.',
  ],
  mensagens: [
    'Tudo o que foi escrito às pessoas candidatas: o que falhou e o que fazer, o que espera, o que saiu.',
    `Um e-mail espera ${UNDO_WINDOW_MINUTES} minutos na fila: até lá você ainda o cancela, um ou muitos de uma vez.`,
    'Mensagens de WhatsApp esperam por você: cada conversa abre com o texto pronto, e você marca o que enviou.',
  ],
  avaliacoes: [
    'Quem espera pela sua avaliação, uma pessoa depois da outra. Dê as notas da ficha, diga se recomenda e envie: a próxima aparece.',
    'Pular deixa a pessoa para o fim. O que você escreveu fica guardado nesta aba até ser enviado.',
    'Em Já avaliei você relê o que enviou e, enquanto a pessoa estiver na etapa, envia uma versão nova.',
  ],
  selecao: [
    'Cada coluna é uma etapa. Arraste um cartão ou use o menu Mover para.',
    'No menu da etapa você edita a mensagem enviada a quem entra nela, exporta ou remove a etapa.',
  ],
  configuracoes: ['Seus dados, sua senha, sua empresa, as pessoas da equipe e a aparência deste aparelho.'],
}

/** What holds for every step of the wizard. */
export const wizardGuide: readonly string[] = [
  'São nove passos. Clique em qualquer passo do indicador; nada precisa ser preenchido em ordem.',
  'O rascunho é salvo sozinho. Ele fica na lista de campanhas, em Rascunhos.',
  'No último passo você escolhe onde publicar. O que faltar aparece numa lista com o caminho até o campo.',
]
