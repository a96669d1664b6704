CREATE TABLE `alarms` (
	`name` text PRIMARY KEY NOT NULL,
	`raised_at` integer NOT NULL,
	`suppressed` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `counts` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`hour` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`kind`, `key`, `hour`)
);
--> statement-breakpoint
CREATE TABLE `mailboxes` (
	`key` text PRIMARY KEY NOT NULL,
	`known_at` integer,
	`blocked_at` integer,
	`asked_at` integer
);
--> statement-breakpoint
CREATE TABLE `meeting_closures` (
	`meeting_key` text PRIMARY KEY NOT NULL,
	`closed_until` integer NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
DROP INDEX `notetaker_requests_network_idx`;--> statement-breakpoint
ALTER TABLE `notetaker_requests` ADD `standing` text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE `notetaker_requests` ADD `meeting_code` text;--> statement-breakpoint
ALTER TABLE `notetaker_requests` ADD `starts_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `notetaker_requests` ADD `scheduled` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `notetaker_requests` ADD `answered_at` integer;--> statement-breakpoint
UPDATE `notetaker_requests` SET
	`meeting_code` = (SELECT `meeting_code` FROM `notetaker_jobs` WHERE `notetaker_jobs`.`id` = `job_id`),
	`starts_at` = (SELECT `starts_at` FROM `notetaker_jobs` WHERE `notetaker_jobs`.`id` = `job_id`),
	`scheduled` = (SELECT `scheduled` FROM `notetaker_jobs` WHERE `notetaker_jobs`.`id` = `job_id`);--> statement-breakpoint
UPDATE `notetaker_requests` SET
	`standing` = CASE WHEN `cancelled_at` IS NULL AND `deleted_at` IS NULL THEN 'asking' ELSE 'left' END
WHERE `rowid` <> (SELECT `other`.`rowid` FROM `notetaker_requests` AS `other`
	WHERE `other`.`job_id` = `notetaker_requests`.`job_id`
	ORDER BY `other`.`cancelled_at` IS NOT NULL OR `other`.`deleted_at` IS NOT NULL, `other`.`rowid` LIMIT 1);--> statement-breakpoint
CREATE UNIQUE INDEX `notetaker_requests_owner_idx` ON `notetaker_requests` (`job_id`) WHERE "notetaker_requests"."standing" = 'owner';--> statement-breakpoint
ALTER TABLE `notetaker_jobs` ADD `placed_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `lane` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `share` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `turn_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_turn_idx` ON `outbox` (`lane`,`kind`,`turn_at`) WHERE "outbox"."state" = 'pending';--> statement-breakpoint
CREATE INDEX `outbox_share_idx` ON `outbox` (`share`,`lane`,`turn_at`) WHERE "outbox"."state" = 'pending' and "outbox"."share" is not null;--> statement-breakpoint
ALTER TABLE `unsubscribes` ADD `asked_at` integer;--> statement-breakpoint
UPDATE `outbox` SET `turn_at` = `next_at`, `lane` = CASE
	WHEN `kind` = 'waiting' THEN 0
	WHEN `kind` IN ('lead-operator', 'lead-webhook', 'guide-ready', 'order-operator', 'count') THEN 2
	ELSE 1 END;--> statement-breakpoint
DELETE FROM `outbox` WHERE `state` = 'pending' AND `kind` NOT IN ('deleted', 'opted_out')
	AND (`kind` = 'shared' OR `subject_id` IN (SELECT `id` FROM `notetaker_requests` WHERE `standing` <> 'owner'));--> statement-breakpoint
INSERT INTO `outbox` (`id`, `dedupe_key`, `kind`, `subject_id`, `state`, `lane`, `turn_at`, `next_at`, `created_at`)
	SELECT lower(hex(randomblob(16))), `owner`.`id` || ':asked:' || `asker`.`id`, 'asked', `owner`.`id`, 'pending', 1,
		unixepoch() * 1000, unixepoch() * 1000, unixepoch() * 1000
	FROM `notetaker_requests` AS `asker`
	JOIN `notetaker_requests` AS `owner` ON `owner`.`job_id` = `asker`.`job_id` AND `owner`.`standing` = 'owner'
	JOIN `notetaker_jobs` AS `job` ON `job`.`id` = `asker`.`job_id`
	WHERE `asker`.`standing` = 'asking' AND `job`.`delete_requested_at` IS NULL
		AND `job`.`status` NOT IN ('quarantined', 'failed', 'expired', 'cancelled', 'deleted')
	ON CONFLICT (`dedupe_key`) DO NOTHING;--> statement-breakpoint
INSERT INTO `outbox` (`id`, `dedupe_key`, `kind`, `subject_id`, `state`, `lane`, `turn_at`, `next_at`, `created_at`)
	SELECT lower(hex(randomblob(16))), `asker`.`id` || ':already_coming', 'already_coming', `asker`.`id`, 'pending', 1,
		unixepoch() * 1000, unixepoch() * 1000, unixepoch() * 1000
	FROM `notetaker_requests` AS `asker`
	JOIN `notetaker_jobs` AS `job` ON `job`.`id` = `asker`.`job_id`
	WHERE `asker`.`standing` = 'asking' AND `job`.`delete_requested_at` IS NULL
		AND `job`.`status` NOT IN ('quarantined', 'failed', 'expired', 'cancelled', 'deleted')
	ON CONFLICT (`dedupe_key`) DO NOTHING;
