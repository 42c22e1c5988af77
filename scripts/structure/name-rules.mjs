/**
 * Technical words that tempt somebody to write them in Portuguese, with the English word that the house
 * uses (docs/glossario.md, rule 2). Nouns of the trade and names of the wire are not among them.
 */
export const TECHNICAL_WORDS = {
  abuso: 'abuse',
  adicionar: 'add',
  alvo: 'target',
  apagar: 'erase',
  arvore: 'tree',
  barra: 'bar',
  botao: 'button',
  cabeca: 'head',
  cabecalho: 'header',
  candidatura: 'inscricao (a noun has one word)',
  celula: 'cell',
  conexoes: 'connections',
  criar: 'create',
  dado: 'data',
  desfazer: 'undo',
  detalhe: 'detail',
  detalhes: 'detail',
  editar: 'edit',
  enviar: 'send',
  erros: 'errors',
  exemplo: 'example',
  exportar: 'export',
  fontes: 'fonts',
  formulario: 'form',
  imagem: 'image',
  importar: 'import',
  iniciais: 'initial',
  kanban: 'board, or etapa for one stage',
  lista: 'list',
  listagem: 'list',
  mover: 'move',
  pagina: 'page',
  paginas: 'pages',
  planilha: 'sheet',
  remover: 'remove',
  rotas: 'routes',
  sair: 'leave',
  salvar: 'save',
  sorteio: 'draw',
  tela: 'screen',
}

/** Names that hold such a word because somebody else named them: operations and shapes of the wire. */
const OF_THE_WIRE = /^(?:get|filter|follow)Kanban$/

/** An area's own id, and a step of the wizard as its address names it: names that the spec gave. */
const isOfPlace = (path, word) =>
  (word === 'kanban' && !path.startsWith('api/')) || (word === 'detalhes' && path.startsWith('mfe-wizard/'))

/**
 * Files, folders and exported names of the product that call a technical thing by a Portuguese word.
 * @param {{ path: string, text: string }[]} files paths from the repository's root; others than the product's pass
 */
export function findNameFaults(files) {
  return files
    .filter(({ path }) => /^(?:api|host|mfe-[\w-]+|shared)\//.test(path) && !path.includes('/migrations/'))
    .flatMap(({ path, text }) => [
      ...wordsOf(path.replaceAll('/', '-'))
        .filter((word) => !isOfPlace(path, word))
        .map((word) => told(path, word)),
      ...exportsOf(text)
        .filter((name) => !OF_THE_WIRE.test(name))
        .flatMap((name) =>
          wordsOf(name)
            .filter((word) => !isOfPlace(path, word))
            .map((word) => told(`${path}: ${name}`, word)),
        ),
    ])
}

const told = (where, word) => `${where}: «${word}» is ${TECHNICAL_WORDS[word]} in code (docs/glossario.md)`

const exportsOf = (text) =>
  [...text.matchAll(/^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm)].map(
    ([, name]) => name,
  )

/** The listed words in 'createListaRepository', 'LISTA_MAX' or 'lista-repository'. */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_.]/)
    .filter((word) => Object.hasOwn(TECHNICAL_WORDS, word))
