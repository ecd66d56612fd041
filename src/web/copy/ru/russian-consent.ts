import type { ConsentWords } from '../consent.ts'

export const consent: ConsentWords = {
  banner: {
    region: 'О файлах cookie',
    heading: 'Мы используем cookie.',
    text: 'Необходимые нужны для работы сайта. Для статистики и рекламы — только с вашего согласия. Подробнее:',
    policyLink: 'о файлах cookie (на турецком)',
    textEnd: '',
    reject: 'Только необходимые',
    accept: 'Принять все',
    preferences: 'Выбрать',
  },
  dialog: {
    title: 'Настройки cookie',
    essential: { title: 'Необходимые', text: 'Без них сайт не работает.', state: 'Всегда включены' },
    analytics: { title: 'Статистика', text: 'Помогают считать посещения, без имён.' },
    advertising: { title: 'Реклама', text: 'Показывают то, что может быть вам интересно.' },
    save: 'Сохранить',
    cancel: 'Отмена',
  },
  close: 'Закрыть',
}
