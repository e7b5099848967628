/** Generated from the server's /openapi.json by make types; do not edit. */
export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make
         * @description Make a table; the answer has a secret link for each human seat, one for open seats, one for spectators.
         */
        post: operations["make_api_games_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * View
         * @description The table as this seat sees it, with what happened after a number; waits for news if asked to, then 204.
         */
        get: operations["view_api_games__game__view_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lines
         * @description What happened after a number, or in the whole game, as this seat may know it.
         */
        get: operations["lines_api_games__game__lines_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose
         * @description All of the choices or none. 409 if the table has moved on, 422 with the rule if one is not offered.
         */
        post: operations["choose_api_games__game__choices_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit
         * @description Take an open seat with the invitation; the answer has the seat's own link.
         */
        post: operations["sit_api_games__game__seats_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The finished game as a .goa file, with the seed and what it was promised by; goa verify plays it again.
         */
        get: operations["record_api_games__game__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/at/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At
         * @description The table as this seat saw it after so many entries; nothing is offered there.
         */
        get: operations["at_api_games__game__at__number__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why
         * @description Whether each of these is offered to the seat that is to choose, and why not; nothing is chosen.
         */
        get: operations["why_api_games__game__why_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Odds
         * @description For each colony the seat could still found: what it needs, and how likely it succeeds by what the seat knows.
         */
        get: operations["odds_api_games__game__odds_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hint
         * @description What the heuristic thinks of the offered choices, the best first; for the seat that is to choose.
         */
        get: operations["hint_api_games__game__hint_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/printed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What Is Printed
         * @description The edition of this table: its figures, the words of the game, and what tiles and cards do.
         */
        get: operations["what_is_printed_api_games__game__printed_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rehearsal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rehearse
         * @description How the table would stand after these choices; nothing is stored, and nothing hidden is shown.
         */
        post: operations["rehearse_api_games__game__rehearsal_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take back one's own last choices, never across another's, a reveal or chance; or ask, where that is agreed.
         */
        post: operations["undo_api_games__game__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/undo/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer Undo
         * @description Agree to an undo that somebody asked for, or decline.
         */
        post: operations["answer_undo_api_games__game__undo_answer_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause
         * @description Stop the game until somebody resumes it; bots wait too.
         */
        post: operations["pause_api_games__game__pause_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume
         * @description Go on after a pause.
         */
        post: operations["resume_api_games__game__resume_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign
         * @description Get up; a bot takes the seat over for good.
         */
        post: operations["resign_api_games__game__resign_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description Another game of the same seats; everybody's token opens it too. The first who asks makes it.
         */
        post: operations["rematch_api_games__game__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Heard
         * @description What was said lately, as far as this caller may hear it.
         */
        get: operations["heard_api_games__game__chat_get"];
        put?: never;
        /**
         * Say
         * @description Say something; spectators are heard by spectators only, until the game is over.
         */
        post: operations["say_api_games__game__chat_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Note
         * @description The private note of this seat.
         */
        get: operations["note_api_games__game__note_get"];
        /**
         * Write Note
         * @description Keep a note that only this seat reads.
         */
        put: operations["write_note_api_games__game__note_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About
         * @description What a table can be made with.
         */
        get: operations["about_api_about_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Whether requests can be served now.
         */
        get: operations["health_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description Figures for Prometheus; for this machine only, unless GOA_METRICS_FOR_ALL is set.
         */
        get: operations["metrics_metrics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make From
         * @description Make a table from a record, to go on with where it is unfinished, to look back at where it is over.
         */
        post: operations["make_from_api_records_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tutorial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Lesson
         * @description Make a table for somebody who learns the game: one person, two bots, and a prepared first round.
         */
        post: operations["make_lesson_api_tutorial_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Live
         * @description Messages of the socket /api/games/{game}/live: what the server says, and "answered" with what a client says.
         */
        post: operations["livelive_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * About
         * @description What a table can be made with.
         */
        About: {
            /** Version */
            version: string;
            /** Editions */
            editions: string[];
            /** Bots */
            bots: string[];
            /** Languages */
            languages: string[];
        };
        /**
         * Answer
         * @description To somebody who asks to undo.
         */
        Answer: {
            /** After */
            after: number;
            /** Agree */
            agree: boolean;
        };
        /**
         * Appraisal
         * @description What the lot under the hammer is worth.
         */
        Appraisal: {
            /**
             * Break Even
             * @description the highest price at which winning it is no loss; below 1 if none is
             */
            break_even: number;
            /**
             * Winner
             * @description who should take it
             */
            winner: number;
            /**
             * Price
             * @description and for how much
             */
            price: number;
        };
        /**
         * Asked
         * @description Somebody asks to undo more than his own last choices.
         */
        Asked: {
            /** Seat */
            seat: number;
            /**
             * Left
             * @description how many choices would be left
             */
            left: number;
            /** Agreed */
            agreed: number[];
        };
        /**
         * Chat
         * @description What was said lately.
         */
        Chat: {
            /** Sayings */
            sayings: components["schemas"]["Saying"][];
        };
        /**
         * ChatMessage
         * @description New lines of the chat; after hello the latest ones.
         */
        ChatMessage: {
            /** Sayings */
            sayings: components["schemas"]["Saying"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
        };
        /**
         * Chosen
         * @description What was stored, and how the table stood then.
         */
        Chosen: {
            /** Number */
            number: number;
            /** Chosen */
            chosen: string[];
            view: components["schemas"]["View"] | null;
        };
        /**
         * Created
         * @description A new table. The links are shown this once and never again.
         */
        Created: {
            /** Id */
            id: string;
            /** Commitment */
            commitment: string;
            /** Seats */
            seats: components["schemas"]["Link"][];
            invitation: components["schemas"]["Link"] | null;
            spectators: components["schemas"]["Link"];
        };
        /**
         * ErrorMessage
         * @description The server closes the socket after this.
         */
        ErrorMessage: {
            /** Error */
            error: string;
            /** Sentence */
            sentence: string;
            /**
             * Rule
             * @description id of the rule
             * @default
             */
            rule: string;
            /**
             * Key
             * @description of the sentence in the catalogue
             * @default
             */
            key: string;
            /**
             * Values
             * @description of the sentence in the catalogue
             * @default {}
             */
            values: {
                [key: string]: unknown;
            };
            /**
             * Choice
             * @description that was not offered
             * @default
             */
            choice: string;
            /**
             * Awaited
             * @description not your choice: whose it is
             * @default -1
             */
            awaited: number;
            /**
             * Line
             * @description record: where it does not fit
             * @default 0
             */
            line: number;
            /**
             * May Undo
             * @description no undo: how many choices could be taken back
             * @default 0
             */
            may_undo: number;
            /**
             * Number
             * @description stale: the current number
             * @default 0
             */
            number: number;
            /** @description stale: the current view */
            view?: components["schemas"]["View"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "error";
        };
        /** HTTPValidationError */
        HTTPValidationError: {
            /** Detail */
            detail?: components["schemas"]["ValidationError"][];
        };
        /**
         * Health
         * @description Whether the database answers.
         */
        Health: {
            /**
             * Database
             * @enum {string}
             */
            database: "ok" | "unreachable";
        };
        /**
         * HelloMessage
         * @description The first message of a client.
         */
        HelloMessage: {
            /** Token */
            token: string;
            /**
             * After
             * @description the last number it was told, or null
             */
            after: number | null;
            /** Language */
            language: string;
        };
        /**
         * Hint
         * @description The offered choices, the best first.
         */
        Hint: {
            /**
             * Number
             * @description of the view that it is about
             */
            number: number;
            /** Opinions */
            opinions: components["schemas"]["Opinion"][];
            /** @description in auctions */
            appraisal: components["schemas"]["Appraisal"] | null;
        };
        /**
         * Line
         * @description What an entry of the journal brought about, as this seat may know it.
         */
        Line: {
            /**
             * Number
             * @description of entries afterwards
             */
            number: number;
            /** Kind */
            kind: "begin" | ("choose" | "undo" | "ask" | "agree" | "decline" | "pause" | "resume" | "resign" | "replace" | "sit" | "rematch");
            /**
             * Seat
             * @description -1: nobody
             */
            seat: number;
            /**
             * Text
             * @description of a choice: its text; see the kinds
             */
            text: string;
            /** Events */
            events: components["schemas"]["PackedEvent"][];
            /** Words */
            words: string[];
        };
        /**
         * Lines
         * @description What happened.
         */
        Lines: {
            /** Number */
            number: number;
            /** Lines */
            lines: components["schemas"]["Line"][];
        };
        /**
         * Link
         * @description A secret link; whoever has it has the seat.
         */
        Link: {
            /** Seat */
            seat: number;
            /** Token */
            token: string;
            /** Link */
            link: string;
        };
        /**
         * NewChoices
         * @description Choices, all or none.
         */
        NewChoices: {
            /** After */
            after: number;
            /** Choose */
            choose: string[];
            /** Key */
            key?: string | null;
            /**
             * View
             * @description whether the answer shows the table; a client with a socket needs no second one
             * @default true
             */
            view: boolean;
        };
        /**
         * NewGame
         * @description A table to be made.
         */
        NewGame: {
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
            /**
             * Edition
             * @default 2012
             * @enum {string}
             */
            edition: "2004" | "2012";
            /**
             * Edition Text
             * @description a corrected edition, the whole file; instead of edition
             */
            edition_text?: string | null;
            /**
             * Quick Start
             * @default false
             */
            quick_start: boolean;
            /**
             * Bonanza
             * @default false
             */
            bonanza: boolean;
            /**
             * Open Money
             * @default false
             */
            open_money: boolean;
            /**
             * Counted Ducats
             * @description show what anybody could know by counting
             * @default false
             */
            counted_ducats: boolean;
            /**
             * Pace
             * @description seconds that a bot takes
             * @default 0.8
             */
            pace: number;
            /**
             * Undo
             * @default own
             * @enum {string}
             */
            undo: "own" | "ask" | "never";
            /**
             * Hints
             * @description whether seats may ask for hints
             * @default true
             */
            hints: boolean;
        };
        /**
         * NewRecord
         * @description A game that was written down.
         */
        NewRecord: {
            /**
             * Text
             * @description a .goa file
             */
            text: string;
            /**
             * Edition Text
             * @description the edition's whole file, where it is not one of ours
             */
            edition_text?: string | null;
            /**
             * Take Seats
             * @description the seats of people; bots go on with the others. Everybody is a person without it
             */
            take_seats?: number[] | null;
        };
        /**
         * NewSeat
         * @description A seat: a person's, a bot's, or open for the first who takes it.
         */
        NewSeat: {
            /**
             * Kind
             * @default human
             * @enum {string}
             */
            kind: "human" | "bot" | "open";
            /**
             * Name
             * @default
             */
            name: string;
            /**
             * Colour
             * @default
             * @enum {string}
             */
            colour: "red" | "blue" | "green" | "yellow" | "purple" | "";
            /** Level */
            level?: string | null;
        };
        /**
         * NewTutorial
         * @description Somebody who has never seen the game.
         */
        NewTutorial: {
            /**
             * Language
             * @description for the names of the seats
             * @default en
             */
            language: string;
            /**
             * Name
             * @default
             */
            name: string;
            /**
             * Pace
             * @description seconds that a bot takes
             * @default 1.2
             */
            pace: number;
        };
        /**
         * Note
         * @description Something only this seat reads.
         */
        Note: {
            /** Text */
            text: string;
        };
        /**
         * Odds
         * @description One colony that the seat does not have, and what it would take.
         */
        Odds: {
            /** Colony */
            colony: number;
            /**
             * Choice
             * @description what names it
             */
            choice: string;
            /**
             * Offered
             * @description whether it can be named right now
             */
            offered: boolean;
            /** Needs */
            needs: number;
            /**
             * Recruits
             * @description that the marker brings
             */
            recruits: number;
            /**
             * Cards
             * @description that would be turned over
             */
            cards: number;
            /**
             * Colonists
             * @description cards of the seat, which may make up the difference
             */
            colonists: number;
            /**
             * Without Colonists
             * @description chance that marker and cards are enough
             */
            without_colonists: number;
            /**
             * With Colonists
             * @description chance that they are enough together with the colonists
             */
            with_colonists: number;
            /**
             * Colonists Paid
             * @description on average, where it succeeds
             */
            colonists_paid: number;
        };
        /**
         * Offered
         * @description A choice that may be made now.
         */
        Offered: {
            /** Id */
            id: number;
            /**
             * Text
             * @description what is sent to /choices
             */
            text: string;
            /** Words */
            words: string;
            /** Help */
            help: string;
            /** Rule */
            rule: string;
        };
        /**
         * Opinion
         * @description An offered choice with its worth.
         */
        Opinion: {
            /** Text */
            text: string;
            /** Words */
            words: string;
            /**
             * Points
             * @description expected in the end
             */
            points: number;
            /**
             * Win Share
             * @description chance to win, from 0 to 1
             */
            win_share: number;
            /**
             * Chance
             * @description of founding the colony, own colonists included
             */
            chance: number | null;
            /** Reasons */
            reasons: components["schemas"]["Reason"][];
        };
        /**
         * Options
         * @description Variants and table options.
         */
        Options: {
            /** Quick Start */
            quick_start: boolean;
            /** Bonanza */
            bonanza: boolean;
            /** Open Money */
            open_money: boolean;
            /** Rules Version */
            rules_version: number;
        };
        /**
         * Own
         * @description What one seat knows beyond that, and what it may choose.
         */
        Own: {
            /** Seat */
            seat: number;
            /**
             * Hand
             * @description card numbers
             */
            hand: number[];
            /** Ducats */
            ducats: number;
            /** Offered */
            offered: components["schemas"]["Offered"][];
            /** @description with what the seat knows */
            points: components["schemas"]["Points"];
            /**
             * May Undo
             * @description how many of its last choices it may take back by itself
             */
            may_undo: number;
            /**
             * May Ask Back
             * @description how many choices it must ask to undo for its last one; 0: it cannot
             */
            may_ask_back: number;
        };
        /** @description Something that happened: its name and its fields. */
        PackedEvent: [
            "PartBegan",
            number,
            number[]
        ] | [
            "RoundBegan",
            number,
            number
        ] | [
            "FlagGiven",
            number
        ] | [
            "FlagPlaced",
            number,
            number
        ] | [
            "MarkerPlaced",
            number,
            number,
            number
        ] | [
            "LotOpened",
            number,
            number,
            number
        ] | [
            "BidMade",
            number,
            number
        ] | [
            "Passed",
            number
        ] | [
            "LotTaken",
            number,
            number,
            number,
            number
        ] | [
            "BonanzaTurned",
            number,
            number
        ] | [
            "ExtraActionSpent",
            number
        ] | [
            "RoundEnded",
            number,
            number
        ] | [
            "GameEnded",
            number[]
        ] | [
            "DucatsPaid",
            number,
            number,
            number
        ] | [
            "GoodsTaken",
            number,
            number,
            number
        ] | [
            "GoodsGiven",
            number,
            number,
            number
        ] | [
            "SackPut",
            number,
            number,
            number
        ] | [
            "SackGiven",
            number,
            number,
            number
        ] | [
            "PlantationLaid",
            number,
            number,
            number
        ] | [
            "PlantationGivenUp",
            number,
            number,
            number
        ] | [
            "TileKept",
            number,
            number
        ] | [
            "TileTaken",
            number,
            number
        ] | [
            "TileUsed",
            number,
            number
        ] | [
            "MarkerAdvanced",
            number,
            number,
            number
        ] | [
            "ActionTaken",
            number,
            number
        ] | [
            "Spied",
            number,
            number,
            number
        ] | [
            "ColonyNamed",
            number,
            number,
            number
        ] | [
            "ColonyFounded",
            number,
            number,
            number
        ] | [
            "FoundingFailed",
            number,
            number
        ] | [
            "CardsTurned",
            number,
            number[]
        ] | [
            "CardPlayed",
            number,
            number
        ] | [
            "CardDiscarded",
            number,
            number
        ] | [
            "CardsCounted",
            number,
            number
        ] | [
            "CardsDrawn",
            number,
            number[]
        ] | [
            "PileReshuffled",
            number
        ];
        /** @description Something that is still owed, the next one last: its name and its fields. */
        PackedFrame: [
            "AdvanceMarker",
            number,
            number
        ] | [
            "CountRecruits",
            number
        ] | [
            "TakeActions",
            number
        ] | [
            "BeginTurn",
            number
        ] | [
            "TurnBonanza",
            number,
            number
        ] | [
            "HoldAuctions"
        ] | [
            "AuctionLot",
            number
        ] | [
            "CloseBidding"
        ] | [
            "CloseAuctions"
        ] | [
            "PlaceMarkers"
        ] | [
            "TakeExtraActions"
        ] | [
            "AskForExtraAction",
            number
        ] | [
            "EndRound"
        ] | [
            "BeginPart",
            number
        ] | [
            "PlayRound",
            number
        ] | [
            "EndGame"
        ] | [
            "PutSpice",
            number,
            number,
            number,
            number
        ] | [
            "PaySpice",
            number,
            number[]
        ] | [
            "HarvestSack",
            number,
            number,
            number
        ] | [
            "DeliverSack",
            number,
            number,
            number
        ] | [
            "TakeSpice",
            number,
            number,
            number
        ] | [
            "SellSpice",
            number,
            number,
            number
        ] | [
            "ChooseColumn",
            number,
            number
        ] | [
            "GiveUpPlantation",
            number,
            number
        ] | [
            "ShipsOrColonists",
            number
        ] | [
            "TakeFromBox",
            number
        ] | [
            "AdvanceTopmost",
            number
        ] | [
            "Recruit",
            number
        ] | [
            "ChooseColonyTile",
            number,
            number
        ] | [
            "DrawCard",
            number,
            number,
            boolean,
            number
        ] | [
            "MixSack",
            number,
            number,
            number
        ] | [
            "TakeAction",
            number
        ] | [
            "FinishTurn",
            number
        ] | [
            "BidOnLot",
            number
        ] | [
            "LastWord",
            number
        ] | [
            "PlaceFlag",
            number
        ] | [
            "PlaceMarker",
            number
        ] | [
            "SpendExtraAction",
            number
        ] | [
            "SpyOn",
            number
        ] | [
            "NameColony",
            number,
            number
        ] | [
            "FillPlaces",
            number,
            number,
            number
        ] | [
            "TakeSupplies",
            number,
            number,
            number
        ] | [
            "SwapForTile",
            number
        ] | [
            "QuickStart",
            number,
            number,
            number
        ];
        /**
         * PingMessage
         * @description Any later message of a client.
         */
        PingMessage: {
            /**
             * Type
             * @constant
             */
            type: "ping";
        };
        /**
         * Player
         * @description What lies in front of a seat, as everybody sees it.
         */
        Player: {
            /**
             * Ducats
             * @description null while money is hidden
             */
            ducats: number | null;
            /**
             * Counted Ducats
             * @description only where it was agreed to show what anybody could count
             * @default 0
             */
            counted_ducats: number;
            /** Ships */
            ships: number;
            /** Colonists */
            colonists: number;
            /** Extra Actions */
            extra_actions: number;
            /**
             * Rows
             * @description of the five markers; row 1 of the book is 0 here
             */
            rows: number[];
            /**
             * Places
             * @description by place; 5 bits of the spices accepted, and above them how many fields
             */
            places: number[];
            /**
             * Sacks
             * @description the bag on each place, 5 bits for each spice
             */
            sacks: number[];
            /**
             * Hand
             * @description card numbers, once the game is over
             */
            hand: number[] | null;
            /**
             * Hand By Shuffle
             * @description how many cards are in hand: the sum
             */
            hand_by_shuffle: number[];
            /**
             * Tiles
             * @description kinds, ready
             */
            tiles: number[];
            /**
             * Resting
             * @description kinds, used this round
             */
            resting: number[];
            /**
             * Kept
             * @description kinds that only count at the end
             */
            kept: number[];
            /** @description that everyone can see */
            points: components["schemas"]["Points"];
        };
        /**
         * Points
         * @description The same if the game ended now; null for a line that is hidden, the total of the others.
         */
        Points: {
            /**
             * Markers
             * @description SCO-1
             */
            markers: number;
            /**
             * Colonies
             * @description SCO-2
             */
            colonies: number;
            /**
             * Expedition Cards
             * @description SCO-3
             */
            expedition_cards: number | null;
            /**
             * Most Ducats
             * @description SCO-4
             */
            most_ducats: number | null;
            /**
             * Single Plantations
             * @description SCO-5
             */
            single_plantations: number;
            /**
             * Duties
             * @description SCO-6
             */
            duties: number;
            /**
             * Missions
             * @description SCO-7
             */
            missions: number;
            /** Total */
            total: number;
            /**
             * Ducats
             * @description SCO-8: they break a tie
             */
            ducats: number | null;
        };
        /**
         * PongMessage
         * @description The answer to a ping.
         */
        PongMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pong";
        };
        /**
         * Presence
         * @description Who is at the table now.
         */
        Presence: {
            /** Seats */
            seats: number[];
            /** Spectators */
            spectators: number;
        };
        /**
         * PresenceMessage
         * @description Somebody came or went.
         */
        PresenceMessage: {
            /** Seats */
            seats: number[];
            /** Spectators */
            spectators: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "presence";
        };
        /**
         * Printed
         * @description An edition for whoever draws it.
         */
        Printed: {
            /** Name */
            name: string;
            /** Title */
            title: string;
            words: components["schemas"]["PrintedWords"];
            /** Columns */
            columns: components["schemas"]["PrintedColumn"][];
            /** Hand Limit */
            hand_limit: number[];
            /** Ships For Each Spice */
            ships_for_each_spice: number;
            /** Colonies */
            colonies: components["schemas"]["PrintedColony"][];
            /** Founding Cards */
            founding_cards: number;
            /** Consolation Colonists */
            consolation_colonists: number;
            /** Cards */
            cards: components["schemas"]["PrintedCard"][];
            /** Bonanza */
            bonanza: components["schemas"]["PrintedGain"][];
            /** Auctioneer Pays One Less */
            auctioneer_pays_one_less: boolean;
            /** Flag Extra Actions */
            flag_extra_actions: number;
            /** Duty Sacks */
            duty_sacks: number;
            /** Row Points */
            row_points: number[];
            /** Colony Points */
            colony_points: number[];
            /** Symbol Points */
            symbol_points: number[];
            /** Most Ducats Points */
            most_ducats_points: number;
            /** Tile Amounts */
            tile_amounts: (number | null)[];
            /** Tile Help */
            tile_help: components["schemas"]["PrintedHelp"][];
            /** Effect Help */
            effect_help: components["schemas"]["PrintedHelp"][];
        };
        /**
         * PrintedCard
         * @description An expedition card; effect and symbol are numbers of the lists in words.
         */
        PrintedCard: {
            /** Effect */
            effect: number;
            /** Symbol */
            symbol: number;
            /** Colonists */
            colonists: number;
        };
        /**
         * PrintedColony
         * @description A colony as it is printed; no pairs: its fields take any spice.
         */
        PrintedColony: {
            /** Needs */
            needs: number;
            /** Fields */
            fields: number;
            /** Pairs */
            pairs: number[][];
        };
        /**
         * PrintedColumn
         * @description A column of the development board, from row 1 down.
         */
        PrintedColumn: {
            /** Gives */
            gives: number[];
            /** Cost */
            cost: number[][];
        };
        /**
         * PrintedGain
         * @description Goods that come with a thing.
         */
        PrintedGain: {
            /** Ships */
            ships: number;
            /** Colonists */
            colonists: number;
            /** Ducats */
            ducats: number;
            /** Spices */
            spices: number;
            /** Cards */
            cards: number;
            /** Extra Actions */
            extra_actions: number;
        };
        /**
         * PrintedHelp
         * @description What a thing does, in the language asked for, and the rule to read on.
         */
        PrintedHelp: {
            /** Text */
            text: string;
            /** Rule */
            rule: string;
        };
        /**
         * PrintedWords
         * @description The lists whose numbers a view holds; texts of choices are made of these words.
         */
        PrintedWords: {
            /** Spices */
            spices: string[];
            /** Columns */
            columns: string[];
            /** Colonies */
            colonies: string[];
            /** Symbols */
            symbols: string[];
            /** Effects */
            effects: string[];
            /** Tiles */
            tiles: string[];
        };
        /**
         * Problem
         * @description A request that was refused: a word for programs, a sentence for people.
         */
        Problem: {
            /** Error */
            error: string;
            /** Sentence */
            sentence: string;
            /**
             * Rule
             * @description id of the rule
             * @default
             */
            rule: string;
            /**
             * Key
             * @description of the sentence in the catalogue
             * @default
             */
            key: string;
            /**
             * Values
             * @description of the sentence in the catalogue
             * @default {}
             */
            values: {
                [key: string]: unknown;
            };
            /**
             * Choice
             * @description that was not offered
             * @default
             */
            choice: string;
            /**
             * Awaited
             * @description not your choice: whose it is
             * @default -1
             */
            awaited: number;
            /**
             * Line
             * @description record: where it does not fit
             * @default 0
             */
            line: number;
            /**
             * May Undo
             * @description no undo: how many choices could be taken back
             * @default 0
             */
            may_undo: number;
            /**
             * Number
             * @description stale: the current number
             * @default 0
             */
            number: number;
            /** @description stale: the current view */
            view?: components["schemas"]["View"] | null;
        };
        /**
         * Reason
         * @description Something that the choice changes, and by how many points that counts.
         */
        Reason: {
            /** Feature */
            feature: string;
            /** Words */
            words: string;
            /** Points */
            points: number;
        };
        /**
         * Rehearsed
         * @description The choices as they are written; no view where they would reveal something or leave it to chance.
         */
        Rehearsed: {
            /** Chosen */
            chosen: string[];
            view: components["schemas"]["View"] | null;
        };
        /**
         * Rematch
         * @description The next game; everybody's token opens it too.
         */
        Rematch: {
            /** Id */
            id: string;
        };
        /**
         * Resign
         * @description Leave the seat to a bot.
         */
        Resign: {
            /** Level */
            level?: string | null;
        };
        /**
         * Said
         * @description As it was stored.
         */
        Said: {
            /** Said */
            said: string;
        };
        /**
         * Say
         * @description Something for the chat.
         */
        Say: {
            /** Text */
            text: string;
        };
        /**
         * Saying
         * @description One line of the chat; plain text.
         */
        Saying: {
            /** Id */
            id: number;
            /**
             * Seat
             * @description -1 and -2: a spectator, somebody invited
             */
            seat: number;
            /** Name */
            name: string;
            /** Text */
            text: string;
            /**
             * Made
             * @description seconds since 1970
             */
            made: number;
        };
        /**
         * Score
         * @description The points of one seat, a line of the scoring sheet each.
         */
        Score: {
            /**
             * Markers
             * @description SCO-1
             */
            markers: number;
            /**
             * Colonies
             * @description SCO-2
             */
            colonies: number;
            /**
             * Expedition Cards
             * @description SCO-3
             */
            expedition_cards: number;
            /**
             * Most Ducats
             * @description SCO-4
             */
            most_ducats: number;
            /**
             * Single Plantations
             * @description SCO-5
             */
            single_plantations: number;
            /**
             * Duties
             * @description SCO-6
             */
            duties: number;
            /**
             * Missions
             * @description SCO-7
             */
            missions: number;
            /** Total */
            total: number;
            /**
             * Ducats
             * @description SCO-8: they break a tie
             */
            ducats: number;
        };
        /**
         * Scores
         * @description The scoring sheet; several winners share the victory.
         */
        Scores: {
            /** Seats */
            seats: components["schemas"]["Score"][];
            /** Winners */
            winners: number[];
        };
        /**
         * Seat
         * @description Whose a seat is; the level is a bot's.
         */
        Seat: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "human" | "bot" | "open";
            /** Name */
            name: string;
            /** Colour */
            colour: string;
            /** Level */
            level: string;
        };
        /**
         * SocketMessage
         * @description What a client hears.
         */
        SocketMessage: components["schemas"]["ViewMessage"] | components["schemas"]["PresenceMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["ErrorMessage"] | components["schemas"]["PongMessage"];
        /**
         * Table
         * @description What everyone may see.
         */
        Table: {
            /**
             * Edition
             * @description digest; /printed has the figures
             */
            edition: string;
            /** Edition Name */
            edition_name: string;
            /** Rules */
            rules: string;
            /**
             * Commitment
             * @description SHA-256 of salt:seed, which the finished record shows
             */
            commitment: string;
            options: components["schemas"]["Options"];
            /** Seats */
            seats: components["schemas"]["Seat"][];
            /**
             * Seat
             * @description who is to choose
             */
            seat: number;
            /** Is Over */
            is_over: boolean;
            /** Paused */
            paused: boolean;
            /**
             * Undo
             * @enum {string}
             */
            undo: "own" | "ask" | "never";
            /**
             * Hints
             * @description whether they may be asked for
             */
            hints: boolean;
            asked: components["schemas"]["Asked"] | null;
            /** Rematch */
            rematch: string | null;
            /**
             * Choices
             * @description in force; undone ones do not count
             */
            choices: number;
            /** Players */
            players: components["schemas"]["Player"][];
            /** Agenda */
            agenda: components["schemas"]["PackedFrame"][];
            /**
             * Part
             * @description 0 is A, 1 is B
             */
            part: number;
            /**
             * Round
             * @description 1 to 4, 0 before the first
             */
            round: number;
            /**
             * Action
             * @description 1 to 3, 4 while extra actions are taken, 0 outside the action phase
             */
            action: number;
            /**
             * Flag Holder
             * @description -1: nobody
             */
            flag_holder: number;
            /**
             * Opener
             * @description who laid the flag; the owners of markers 2, 3, ... follow clockwise
             */
            opener: number;
            /**
             * Grid
             * @description kinds of tiles a1, b1, ... e5; -1 for none
             */
            grid: number[];
            /**
             * Corners
             * @description where a Bonanza tile still lies: a1, e1, a5, e5
             */
            corners: boolean[];
            /** Bonanza Seen */
            bonanza_seen: number[];
            /**
             * Box
             * @description tiles put back, where they are public
             */
            box: number[] | null;
            /** Discarded Tiles */
            discarded_tiles: number[];
            /**
             * Markers
             * @description the spaces of flag and markers, in order; cells 0 to 24, then the edge
             */
            markers: number[];
            /**
             * Lot
             * @description the number under the hammer, 0 while nothing is auctioned
             */
            lot: number;
            /**
             * Bids
             * @description by seat: -1 has not spoken, 0 passed
             */
            bids: number[];
            /**
             * Turn
             * @description -1: nobody
             */
            turn: number;
            /** Card Played */
            card_played: boolean;
            /**
             * Out Of Extras
             * @description a bit for each seat that passed on extra actions
             */
            out_of_extras: number;
            /** Pile */
            pile: number;
            /** Discards */
            discards: number[];
            /**
             * Turned
             * @description cards turned over for a founding
             */
            turned: number[];
            /** Shuffles */
            shuffles: number;
            /** Shuffled In */
            shuffled_in: number[];
            /**
             * Stacks
             * @description by colony: the tiles left, as the spices they accept
             */
            stacks: number[][];
            /**
             * Founding
             * @description the colony being founded, or -1
             */
            founding: number;
            /** Recruits */
            recruits: number;
            /** Reached */
            reached: number;
            /** @description once the game is over */
            scores: components["schemas"]["Scores"] | null;
        };
        /**
         * TakeSeat
         * @description Sit down.
         */
        TakeSeat: {
            /**
             * Name
             * @default
             */
            name: string;
            /**
             * Colour
             * @default
             * @enum {string}
             */
            colour: "red" | "blue" | "green" | "yellow" | "purple" | "";
            /** Seat */
            seat?: number | null;
            /**
             * Key
             * @description random and secret, made by the client: the same request twice takes one seat
             */
            key?: string | null;
        };
        /**
         * @description The kind of the open question.
         * @enum {string}
         */
        Task: "PutSpice" | "PaySpice" | "HarvestSack" | "DeliverSack" | "TakeSpice" | "SellSpice" | "ChooseColumn" | "GiveUpPlantation" | "ShipsOrColonists" | "TakeFromBox" | "AdvanceTopmost" | "Recruit" | "ChooseColonyTile" | "DrawCard" | "MixSack" | "TakeAction" | "FinishTurn" | "BidOnLot" | "LastWord" | "PlaceFlag" | "PlaceMarker" | "SpendExtraAction" | "SpyOn" | "NameColony" | "FillPlaces" | "TakeSupplies" | "SwapForTile" | "QuickStart";
        /**
         * Tutorial
         * @description What somebody who learns the game is told before choosing.
         */
        Tutorial: {
            /**
             * Suggest
             * @description the text of a choice; null where any is as good
             */
            suggest: string | null;
            /**
             * Key
             * @description of the explanation in the catalogue
             */
            key: string;
            /** Step */
            step: number;
            /** Steps */
            steps: number;
        };
        /**
         * Undo
         * @description Take back one's own last choices; ask the others for more.
         */
        Undo: {
            /** After */
            after: number;
            /**
             * Choices
             * @default 1
             */
            choices: number;
        };
        /** ValidationError */
        ValidationError: {
            /** Location */
            loc: (string | number)[];
            /** Message */
            msg: string;
            /** Error Type */
            type: string;
            /** Input */
            input?: unknown;
            /** Context */
            ctx?: Record<string, never>;
        };
        /**
         * View
         * @description The table as one seat sees it.
         */
        View: {
            /** Game */
            game: string;
            /**
             * Number
             * @description of entries so far: send it as after
             */
            number: number;
            /** Question */
            question: string;
            /** @description the kind of the open question; its fields are in the last of table.agenda */
            task: components["schemas"]["Task"] | null;
            /** @description at a tutorial's table, for the learner who is to choose */
            tutorial: components["schemas"]["Tutorial"] | null;
            /** @description null for spectators */
            own: components["schemas"]["Own"] | null;
            table: components["schemas"]["Table"];
            /** Lines */
            lines: components["schemas"]["Line"][];
        };
        /**
         * ViewAndPresence
         * @description The view for those who ask without a socket.
         */
        ViewAndPresence: {
            /** Game */
            game: string;
            /**
             * Number
             * @description of entries so far: send it as after
             */
            number: number;
            /** Question */
            question: string;
            /** @description the kind of the open question; its fields are in the last of table.agenda */
            task: components["schemas"]["Task"] | null;
            /** @description at a tutorial's table, for the learner who is to choose */
            tutorial: components["schemas"]["Tutorial"] | null;
            /** @description null for spectators */
            own: components["schemas"]["Own"] | null;
            table: components["schemas"]["Table"];
            /** Lines */
            lines: components["schemas"]["Line"][];
            presence: components["schemas"]["Presence"];
        };
        /**
         * ViewMessage
         * @description The table changed; the first one after hello, too.
         */
        ViewMessage: {
            /** Game */
            game: string;
            /**
             * Number
             * @description of entries so far: send it as after
             */
            number: number;
            /** Question */
            question: string;
            /** @description the kind of the open question; its fields are in the last of table.agenda */
            task: components["schemas"]["Task"] | null;
            /** @description at a tutorial's table, for the learner who is to choose */
            tutorial: components["schemas"]["Tutorial"] | null;
            /** @description null for spectators */
            own: components["schemas"]["Own"] | null;
            table: components["schemas"]["Table"];
            /** Lines */
            lines: components["schemas"]["Line"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "view";
        };
        /**
         * Why
         * @description Whether a choice is offered, and if not, why not; the rest is null where it is offered.
         */
        Why: {
            /** Choice */
            choice: string;
            /** Offered */
            offered: boolean;
            /** Rule */
            rule: string | null;
            /**
             * Key
             * @description of the sentence in the catalogue
             */
            key: string | null;
            /**
             * Values
             * @description of the sentence in the catalogue
             */
            values: {
                [key: string]: unknown;
            } | null;
            /** Sentence */
            sentence: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    make_api_games_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGame"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    view_api_games__game__view_get: {
        parameters: {
            query?: {
                after?: number | null;
                wait?: number;
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewAndPresence"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lines_api_games__game__lines_get: {
        parameters: {
            query?: {
                after?: number;
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lines"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    choose_api_games__game__choices_post: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChoices"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chosen"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sit_api_games__game__seats_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeSeat"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    record_api_games__game__record_get: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": unknown;
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    at_api_games__game__at__number__get: {
        parameters: {
            query?: {
                /** @description as this seat saw it, once the game is over */
                seat?: number | null;
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description of entries */
                number: number;
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    why_api_games__game__why_get: {
        parameters: {
            query: {
                choose: string[];
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Why"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    odds_api_games__game__odds_get: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Odds"][];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hint_api_games__game__hint_get: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    what_is_printed_api_games__game__printed_get: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Printed"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rehearse_api_games__game__rehearsal_post: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChoices"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rehearsed"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undo_api_games__game__undo_post: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answer_undo_api_games__game__undo_answer_post: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pause_api_games__game__pause_post: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resume_api_games__game__resume_post: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resign_api_games__game__resign_post: {
        parameters: {
            query?: {
                /** @description a language of the catalogue, such as en */
                language?: string;
            };
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Resign"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematch_api_games__game__rematch_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rematch"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    heard_api_games__game__chat_get: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    say_api_games__game__chat_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Say"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Said"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    note_api_games__game__note_get: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    write_note_api_games__game__note_put: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                /** @description the id of a game */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Note"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    about_api_about_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make_from_api_records_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRecord"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make_lesson_api_tutorial_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTutorial"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description no such game, or not this token's */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not now; where it is stale, with the current view */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not offered, with the rule */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too fast */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description the database does not answer; send the same again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    livelive_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocketMessage"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelloMessage"] | components["schemas"]["PingMessage"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
}
